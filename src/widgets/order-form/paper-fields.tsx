import type { PaperType } from '../../order/dictionaries.ts';
import { offeredPaperTypes, offeredServices } from '../../order/offers.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { DraftField } from './draft-field.tsx';
import { useOrder, useScope } from './scope.ts';

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

function PaperTypeField() {
  const { form, context } = useScope();
  const { site } = context;
  const [typeId] = useOrder(({ draft }) => [draft.typeId]);
  const categories = new Map(site.dictionaries.paperTypeCategory.map(({ id, name }) => [id, name]));
  const categoryOf = ({ categoryId }: PaperType) => categories.get(categoryId) ?? '';
  return (
    <DraftField name="typeId">
      <Select
        value={typeId}
        options={groupBy(offeredPaperTypes(site), categoryOf)}
        onChange={(id) => form.edit('typeId', id)}
      />
    </DraftField>
  );
}

function ServiceField() {
  const { form, context } = useScope();
  const [serviceId, typeId] = useOrder(({ draft }) => [draft.serviceId, draft.typeId]);
  return (
    <DraftField name="serviceId">
      <Segmented
        value={serviceId}
        options={offeredServices({ typeId }, context.site)}
        onChange={(id) => form.edit('serviceId', id)}
      />
    </DraftField>
  );
}

function SubjectField() {
  const { form, context } = useScope();
  const [subjectId] = useOrder(({ draft }) => [draft.subjectId]);
  const options = groupBy(context.site.dictionaries.paperSubject, ({ categoryName }) => categoryName);
  return (
    <DraftField name="subjectId">
      <Select value={subjectId} options={options} onChange={(id) => form.edit('subjectId', id)} />
    </DraftField>
  );
}

function FormatField() {
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

interface Lines {
  name: 'topic' | 'details';
  rows: number;
  maxRows: number;
}

function TextLines({ name, ...lines }: Lines) {
  const { form } = useScope();
  const [text] = useOrder(({ draft }) => [draft[name]]);
  return (
    <DraftField name={name} required>
      <TextArea value={text} {...lines} onChange={(typed) => form.edit(name, typed)} />
    </DraftField>
  );
}

/** What is to be written. */
export function PaperFields() {
  const { template } = useScope().options;
  return (
    <>
      <PaperTypeField />
      <ServiceField />
      <div className="pair">
        <SubjectField />
        <FormatField />
      </div>
      <TextLines name="topic" rows={2} maxRows={5} />
      <TextLines name="details" rows={5} maxRows={template === 'm2_d1' ? 5 : 10} />
    </>
  );
}
