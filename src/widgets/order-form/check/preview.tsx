import { Button } from '../../../ui/look/button.tsx';
import { EditIcon } from '../../../ui/look/icons.tsx';
import { labelOf } from '../shared/field-labels.ts';
import { useOrder, useScope } from '../shared/scope.ts';
import { previewRows } from './preview-rows.ts';

function PreviewRow({ row: [field, textOf] }: { row: (typeof previewRows)[number] }) {
  const { form, context } = useScope();
  const [label, text] = useOrder(({ draft }) => [labelOf(field, draft), textOf(draft, context.site)]);
  if (!text) return null;
  return (
    <div data-preview={field}>
      <dt>{label}</dt>
      <dd>
        <span>{text}</span>
      </dd>
      <dd>
        <button
          type="button"
          className="icon-button"
          aria-label={`Edit ${label}`}
          onClick={() => form.jumpTo(field)}
        >
          <EditIcon />
        </button>
      </dd>
    </div>
  );
}

/** The order so far. Each row leads to its field, on whichever step that stands (ORD-06). */
export function Preview() {
  const { form } = useScope();
  return (
    <section className="preview" part="preview" aria-label="Your order">
      <header>
        <h3>Your order</h3>
        <Button kind="link" onClick={() => form.jumpTo('typeId')}>
          Edit
        </Button>
      </header>
      <dl>
        {previewRows.map((row) => (
          <PreviewRow key={row[0]} row={row} />
        ))}
      </dl>
    </section>
  );
}
