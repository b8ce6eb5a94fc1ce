import { groupedPaperTypes, offeredServices } from '../../../order/rules/offers.ts';
import type { PaperSubject } from '../../../order/vocabulary/dictionaries.ts';
import { type TextField, textFields, textLimits } from '../../../order/vocabulary/fields.ts';
import { Segmented } from '../../../ui/choices/segmented.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { useChoices } from '../../use-choices.ts';
import { DraftField } from '../shared/draft-field.tsx';
import { useOrder, useScope } from '../shared/scope.ts';

/** Groups subjects by the names of their categories, in the order of their first appearance. */
const groupSubjects = (subjects: readonly PaperSubject[]) => {
  const groups = new Map<string, PaperSubject[]>();
  for (const subject of subjects) {
    const { categoryName } = subject;
    groups.set(categoryName, [...(groups.get(categoryName) ?? []), subject]);
  }
  return [...groups].map(([name, options]) => ({ name, options }));
};

export function PaperTypeField() {
  const { form, context } = useScope();
  const { site } = context;
  const [typeId] = useOrder(({ draft }) => [draft.typeId]);
  const options = useChoices(typeId, site.dictionaries.paperType, () => groupedPaperTypes(site));
  return (
    <DraftField name="typeId">
      <Select value={typeId} options={options} onChange={(id) => form.edit('typeId', id)} />
    </DraftField>
  );
}

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
  const { form, context } = useScope();
  const [subjectId] = useOrder(({ draft }) => [draft.subjectId]);
  const { paperSubject } = context.site.dictionaries;
  const options = useChoices(subjectId, paperSubject, () => groupSubjects(paperSubject));
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

/** A text with many characters has more rows. */
function TextLines({ name }: { name: TextField }) {
  const { form, options } = useScope();
  const [text] = useOrder(({ draft }) => [draft[name]]);
  const { min, max } = textLimits[name];
  const isLong = max > 1000;
  return (
    <DraftField name={name} required={min > 0}>
      <TextArea
        value={text}
        rows={isLong ? 5 : 2}
        maxRows={isLong && options.template !== 'm2_d1' ? 10 : 5}
        onChange={(typed) => form.edit(name, typed)}
      />
    </DraftField>
  );
}

/** The fields that describe the paper. */
export function PaperFields() {
  return (
    <>
      <PaperTypeField />
      <ServiceField />
      <div className="pair">
        <SubjectField />
        <FormatField />
      </div>
      {textFields.map((name) => (
        <TextLines key={name} name={name} />
      ))}
    </>
  );
}
