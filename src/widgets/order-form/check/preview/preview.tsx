import { type LabelledField, labelledFields } from '../../../../order/vocabulary/fields.ts';
import { orderedDraft } from '../../../../state/price/discount-answer.ts';
import { EditIcon } from '../../../../ui/look/icons.tsx';
import { useTranslator } from '../../../../ui/use-translator.tsx';
import { previewText } from '../../shared/draft-texts.ts';
import { labelOf } from '../../shared/order-field.tsx';
import { useOrder, useScope } from '../../shared/scope.ts';

function PreviewRow({ field }: { field: LabelledField }) {
  const t = useTranslator();
  const { form, context, options } = useScope();
  const [label, text] = useOrder(({ draft, errors }) => [
    t(labelOf(field, draft, options.template)),
    previewText(field, { draft: orderedDraft(draft, errors), site: context.site, t }),
  ]);
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
          aria-label={t('Edit %label%', { label })}
          onClick={() => form.jumpTo(field)}
        >
          <EditIcon />
        </button>
      </dd>
    </div>
  );
}

/** Renders the preview of the order. Each row has a button that moves to its field, on either step. */
export function Preview() {
  const t = useTranslator();
  return (
    <section className="preview" part="preview" aria-label={t('Your order')}>
      <dl>
        {labelledFields.map((field) => (
          <PreviewRow key={field} field={field} />
        ))}
      </dl>
    </section>
  );
}
