import { offeredServices } from '../../../../order/rules/offers.ts';
import { showsSpacing } from '../../../../order/rules/spacing.ts';
import type { PaperSubject } from '../../../../order/vocabulary/dictionaries.ts';
import { spacings, wordsPerPage } from '../../../../order/vocabulary/ids.ts';
import { Segmented } from '../../../../ui/choices/radio-choices.tsx';
import { Select } from '../../../../ui/select/select.tsx';
import { useTranslator } from '../../../../ui/use-translator.tsx';
import { useChoices } from '../../../use-choices.ts';
import { DraftField, spacingNames } from '../../shared/draft-field.tsx';
import { useOrder, useScope } from '../../shared/scope.ts';

/** Groups subjects by the names of their categories, in the order of their first appearance. */
const groupSubjects = (subjects: readonly PaperSubject[]) => {
  const groups = new Map<string, PaperSubject[]>();
  for (const subject of subjects) {
    const { categoryName } = subject;
    groups.set(categoryName, [...(groups.get(categoryName) ?? []), subject]);
  }
  return [...groups].map(([name, options]) => ({ name, options }));
};

export function ServiceField() {
  const { form, context } = useScope();
  const [serviceId, offered] = useOrder(({ draft }) => [
    draft.serviceId,
    offeredServices(draft, context.site),
  ]);
  return (
    <DraftField name="serviceId">
      <Segmented value={serviceId} options={offered} onChange={(id) => form.edit('serviceId', id)} />
    </DraftField>
  );
}

export function SubjectField() {
  const { form, context, plain } = useScope();
  const [subjectId] = useOrder(({ draft }) => [draft.subjectId]);
  const { paperSubject } = context.site.dictionaries;
  const group = () => groupSubjects(paperSubject);
  const options = useChoices(subjectId, paperSubject, group, plain && !plain.isWhole);
  return (
    <DraftField name="subjectId">
      <Select value={subjectId} options={options} onChange={(id) => form.edit('subjectId', id)} />
    </DraftField>
  );
}

export function FormatField() {
  const { form, context } = useScope();
  const [formatId] = useOrder(({ draft }) => [draft.formatId]);
  return (
    <DraftField name="formatId">
      <Select
        value={formatId}
        options={context.site.dictionaries.paperFormat}
        onChange={(id) => form.edit('formatId', id)}
      />
    </DraftField>
  );
}

/** Renders the spacing with the resulting number of words: 275 a page for double, 550 for single spacing. */
export function SpacingField() {
  const t = useTranslator();
  const { form } = useScope();
  const [spacingType, pages, isOffered] = useOrder(({ draft }) => [
    draft.spacingType,
    draft.numberElements,
    showsSpacing(draft),
  ]);
  if (!isOffered) return null;
  return (
    <DraftField name="spacingType">
      <Segmented
        value={spacingType}
        options={spacings.map((id) => ({ id, name: t(spacingNames[id]) }))}
        onChange={(spacing) => form.edit('spacingType', spacing)}
      />
      <p className="aside-note">{t('About %n% words', { n: Number(pages) * wordsPerPage[spacingType] })}</p>
    </DraftField>
  );
}
