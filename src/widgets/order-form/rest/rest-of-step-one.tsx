import { useEffect, useState } from 'react';
import type { Translator } from '../../../languages/translator.ts';
import {
  acceptedFiles,
  fileKindRefusal,
  fileKindsNote,
  maximumFileBytes,
} from '../../../order/file-limits.ts';
import { Checkbox } from '../../../ui/choices/checkbox.tsx';
import { FileField, FileRows, sizeText } from '../../../ui/fields/file-field.tsx';
import { PlainField } from '../../../ui/fields/frame/field.tsx';
import { useTranslator } from '../../../ui/use-translator.tsx';
import type { FileProblem } from '../../../validation/files.ts';
import { extrasLine } from '../check/preview/preview.tsx';
import { DraftField } from '../shared/draft-field.tsx';
import { FoldedOnPhones } from '../shared/folded.tsx';
import { useOrder, useScope } from '../shared/scope.ts';
import { Extras, WriterField } from './extras.tsx';
import { IdentityBlock } from './identity/identity-block.tsx';

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
      <DraftField name="materials" {...(isCompact && { label: '' })}>
        <FileField
          accept={acceptedFiles}
          note={t(fileKindsNote)}
          {...(isCompact && { action: t('Attach files') })}
          onAdd={form.addFiles}
        >
          {!isCompact && <FilesList />}
        </FileField>
      </DraftField>
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

/** Renders the part of step one below the first screen. The first view reserves its height. */
export function RestOfStepOne() {
  const t = useTranslator();
  const { context, hasSubmitted } = useScope();
  const [chosen] = useOrder(({ draft }) => [extrasLine(draft, context.site, t)]);
  // Renders the identity block at once after a step was submitted, because the focus may move to one of its fields.
  const isComplete = useIdle() || hasSubmitted;
  return (
    <div className={isComplete ? undefined : 'rest-space'}>
      <div data-form="paperDetails">
        <fieldset className="section">
          <legend>{t('Useful Extras')}</legend>
          <FoldedOnPhones name="more" label={t('More options')} note={chosen || t('none chosen')}>
            <Extras />
            <WriterField />
          </FoldedOnPhones>
          <FilesField />
        </fieldset>
      </div>
      {isComplete && <IdentityBlock isFolding />}
    </div>
  );
}

/** Milliseconds after which a busy page counts as idle. */
const idleTimeoutMs = 500;

/**
 * Returns false until the component has been rendered and the page is idle or the visitor presses somewhere. The price and
 * other widgets are thus shown before.
 */
const useIdle = (): boolean => {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const draw = () => setDrawn(true);
    // Draws at once in Safari, which has no idle callbacks.
    const asked = window.requestIdleCallback?.(draw, { timeout: idleTimeoutMs }) ?? draw();
    addEventListener('pointerdown', draw);
    return () => {
      removeEventListener('pointerdown', draw);
      if (asked) cancelIdleCallback(asked);
    };
  }, []);
  return isDrawn;
};
