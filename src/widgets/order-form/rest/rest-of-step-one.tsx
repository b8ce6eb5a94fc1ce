import { sizeText } from '../../../languages/size-text.ts';
import type { Translator } from '../../../languages/translator.ts';
import {
  acceptedFiles,
  fileKindRefusal,
  fileKindsNote,
  maximumFileBytes,
} from '../../../order/file-limits.ts';
import { offeredExtras } from '../../../order/rules/extras.ts';
import type { Bootstrap } from '../../../order/vocabulary/site.ts';
import { Checkbox } from '../../../ui/choices/checkbox.tsx';
import { FileField, FileRows } from '../../../ui/fields/file-field.tsx';
import { PlainField } from '../../../ui/fields/frame/field.tsx';
import { useTranslator } from '../../../ui/use-translator.tsx';
import type { FileProblem } from '../../../validation/files.ts';
import { extrasLine } from '../check/preview/preview.tsx';
import { CurrencyField, DiscountBlock } from '../first/fields/price-fields.tsx';
import { DraftField } from '../shared/draft-field.tsx';
import { Folded } from '../shared/folded.tsx';
import { useMoney, useOrder, useScope } from '../shared/scope.ts';
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

/** Returns "from $9.99" for the cheapest extra; empty if all are shares of the price. */
const cheapestExtra = (site: Bootstrap, inCurrency: (usCents: number) => string, t: Translator): string => {
  const amounts = offeredExtras(site).flatMap(({ gradeId, amount }) => (gradeId ? [] : amount));
  return amounts.length ? t('from %amount%', { amount: inCurrency(Math.min(...amounts)) }) : '';
};

/** Renders the parts of step one that no order needs, each folded to a line. The first view reserves their height. */
export function RestOfStepOne() {
  const t = useTranslator();
  const { site } = useScope().context;
  const { inCurrency } = useMoney();
  const [extras, files, discount] = useOrder(({ draft }) => [
    extrasLine({ draft, site, t }),
    draft.materials.map(({ name }) => name).join(', '),
    [
      site.dictionaries.currency.find(({ id }) => id === draft.currencyId)?.title,
      draft.discountCode && t('Code %code%', { code: draft.discountCode }),
    ]
      .filter(Boolean)
      .join(', '),
  ]);
  return (
    <div className="folds">
      <div data-form="paperDetails">
        <Folded name="extras" label={t('Useful Extras')} note={extras || cheapestExtra(site, inCurrency, t)}>
          <Extras />
          <WriterField />
        </Folded>
        <Folded name="files" label={t('Materials')} note={files || t('none chosen')}>
          <FilesField />
        </Folded>
      </div>
      <IdentityBlock isFolding />
      <Folded name="discount" label={t('Currency and discount')} note={discount}>
        <div className="pair">
          <CurrencyField />
          <DiscountBlock />
        </div>
      </Folded>
    </div>
  );
}
