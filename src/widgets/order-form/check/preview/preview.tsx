import { type LabelledField, labelledFields } from '../../../../order/vocabulary/fields.ts';
import { EditIcon } from '../../../../ui/look/icons.tsx';
import { useTranslator } from '../../../../ui/use-translator.ts';
import { labelOf } from '../../shared/field-labels.ts';
import { useOrder, useScope } from '../../shared/scope.ts';
import { PreviewHeader } from './preview-header.tsx';
import { previewText } from './preview-rows.ts';

function PreviewRow({ field }: { field: LabelledField }) {
  const t = useTranslator();
  const { form, context } = useScope();
  const [label, text] = useOrder(({ draft }) => [
    t(labelOf(field, draft)),
    previewText(field, draft, context.site, t),
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
      <PreviewHeader />
      <dl>
        {labelledFields.map((field) => (
          <PreviewRow key={field} field={field} />
        ))}
      </dl>
    </section>
  );
}
