import { orderFields, type TextField, textFields } from '../../../../order/vocabulary/fields.ts';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { DraftField } from '../../shared/draft-field.tsx';
import { useOrder, useScope } from '../../shared/scope.ts';
import { FormatField, ServiceField, SubjectField } from './option-fields.tsx';
import { PaperTypeField } from './priced-fields.tsx';

/** Renders a text area. A field that allows many characters has more rows. */
function TextLines({ name }: { name: TextField }) {
  const { form, options } = useScope();
  const [text] = useOrder(({ draft }) => [draft[name]]);
  const { min, max } = orderFields[name];
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

/** Renders the fields that describe the paper. */
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
