import { useMemo } from 'react';
import type { PaperType } from '../../order/dictionaries.ts';
import { offeredPaperTypes, offeredServices } from '../../order/offers.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { DraftField } from './draft-field.tsx';
import { useFacts, useScope } from './scope.ts';

interface Group<Option> {
  name: string;
  options: Option[];
}

/** Entries under their headings, in the order in which the headings first come. */
const groupBy = <Option,>(
  options: readonly Option[],
  nameOf: (option: Option) => string,
): Group<Option>[] => {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const name = nameOf(option);
    groups.set(name, [...(groups.get(name) ?? []), option]);
  }
  return [...groups].map(([name, grouped]) => ({ name, options: grouped }));
};

/** The longest lists of the form are drawn when their own choice changes, not with every letter of a topic. */
function PaperTypeField() {
  const { form, context } = useScope();
  const { typeId } = useFacts().draft;
  const select = useMemo(() => {
    const { site } = context;
    const categories = new Map(site.dictionaries.paperTypeCategory.map(({ id, name }) => [id, name]));
    const categoryOf = ({ categoryId }: PaperType) => categories.get(categoryId) ?? '';
    const options = groupBy(offeredPaperTypes(site), categoryOf);
    return <Select value={typeId} options={options} onChange={(id) => form.edit('typeId', id)} />;
  }, [form, context, typeId]);
  return <DraftField name="typeId">{select}</DraftField>;
}

function ServiceField() {
  const { form, context } = useScope();
  const { draft } = useFacts();
  return (
    <DraftField name="serviceId">
      <Segmented
        value={draft.serviceId}
        options={offeredServices(draft, context.site)}
        onChange={(id) => form.edit('serviceId', id)}
      />
    </DraftField>
  );
}

function SubjectFields() {
  const { form, context } = useScope();
  const { subjectId, formatId } = useFacts().draft;
  const { paperSubject, paperFormat } = context.site.dictionaries;
  const subject = useMemo(() => {
    const options = groupBy(paperSubject, ({ categoryName }) => categoryName);
    return <Select value={subjectId} options={options} onChange={(id) => form.edit('subjectId', id)} />;
  }, [form, paperSubject, subjectId]);
  return (
    <div className="pair">
      <DraftField name="subjectId">{subject}</DraftField>
      <DraftField name="formatId">
        <Select value={formatId} options={paperFormat} onChange={(id) => form.edit('formatId', id)} />
      </DraftField>
    </div>
  );
}

function TextFields() {
  const { form, options } = useScope();
  const { draft } = useFacts();
  const maxRows = options.template === 'm2_d1' ? 5 : 10;
  return (
    <>
      <DraftField name="topic" required>
        <TextArea value={draft.topic} rows={2} onChange={(text) => form.edit('topic', text)} />
      </DraftField>
      <DraftField name="details" required>
        <TextArea
          value={draft.details}
          rows={5}
          maxRows={maxRows}
          onChange={(text) => form.edit('details', text)}
        />
      </DraftField>
    </>
  );
}

/** What is to be written. */
export function PaperFields() {
  return (
    <>
      <PaperTypeField />
      <ServiceField />
      <SubjectFields />
      <TextFields />
    </>
  );
}
