import { Button } from '../../ui/button.tsx';
import { EditIcon } from '../../ui/icons.tsx';
import { labelOf } from './field-labels.ts';
import { previewRows } from './preview-rows.ts';
import { useFacts, useScope } from './scope.ts';

/** The order so far. Each row leads to its field, on whichever step that stands (ORD-06). */
export function Preview() {
  const { form, context } = useScope();
  const { draft } = useFacts();
  return (
    <section className="preview" part="preview" aria-label="Your order">
      <header>
        <h3>Your order</h3>
        <Button kind="link" onClick={() => form.jumpTo('typeId')}>
          Edit
        </Button>
      </header>
      <dl>
        {previewRows(draft, context.site).map(({ field, text }) => (
          <div key={field} data-preview={field}>
            <dt>{labelOf(field, draft)}</dt>
            <dd>
              <span>{text}</span>
            </dd>
            <dd>
              <button
                type="button"
                aria-label={`Edit ${labelOf(field, draft)}`}
                onClick={() => form.jumpTo(field)}
              >
                <EditIcon />
              </button>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
