import { sizeText } from '../../../languages/size-text.ts';
import type { Translator } from '../../../languages/translator.ts';
import {
  acceptedFiles,
  fileKindRefusal,
  fileKindsNote,
  maximumFileBytes,
} from '../../../order/file-limits.ts';
import { Checkbox } from '../../../ui/choices/checkbox.tsx';
import { FileField, FileRows } from '../../../ui/fields/file-field.tsx';
import { PlainField } from '../../../ui/fields/frame/field.tsx';
import { useTranslator } from '../../../ui/use-translator.tsx';
import type { FileProblem } from '../../../validation/files.ts';
import { OrderField } from '../shared/order-field.tsx';
import { useOrder, useScope } from '../shared/scope.ts';

const reasonOf = (problem: FileProblem, name: string, t: Translator): string => {
  if (problem === 'file-type-invalid' && name.toLowerCase().endsWith('.txt'))
    return t('Not added. Please save it as a PDF, or paste its text into the field above');
  if (problem === 'file-type-invalid') return t(fileKindRefusal);
  return problem === 'file-empty'
    ? t('Not added, because this file is empty')
    : t('Not added. Please choose a file of up to %size%', { size: sizeText(maximumFileBytes, t) });
};

/** Renders the list of the order's files, also of those that were refused, and of those that lost their content by a reload. */
export function FilesList() {
  const t = useTranslator();
  const { form } = useScope();
  const [files, refused, lostKeys] = useOrder(({ draft, refusedFiles, lostKeys }) => [
    draft.materials,
    refusedFiles,
    lostKeys,
  ]);
  const rows = [
    ...files.map((file) => ({ ...file, isLost: lostKeys.includes(file.key) })),
    ...refused.map(({ problem, ...file }) => ({ ...file, refusal: reasonOf(problem, file.name, t) })),
  ];
  return <FileRows files={rows} onRemove={form.removeFile} />;
}

/** Renders the choice of files and their list. The compact form has neither label nor list. */
export function FilesField({ isCompact }: { isCompact?: boolean }) {
  const t = useTranslator();
  const { form } = useScope();
  const [hasFiles, isNotNeeded] = useOrder(({ draft }) => [
    draft.materials.length > 0,
    draft.notNeedMaterials,
  ]);
  return (
    <>
      <OrderField name="materials" {...(isCompact && { label: '' })}>
        <FileField
          accept={acceptedFiles}
          note={t(fileKindsNote)}
          {...(isCompact && { action: t('Attach files') })}
          onAdd={form.addFiles}
        >
          {!isCompact && <FilesList />}
        </FileField>
      </OrderField>
      {!hasFiles && !isCompact && (
        <PlainField name="notNeedMaterials" className="tight">
          <Checkbox checked={isNotNeeded} onChange={(isOn) => form.edit('notNeedMaterials', isOn)}>
            {t('The writer needs no materials from me')}
          </Checkbox>
        </PlainField>
      )}
    </>
  );
}
