import type { Translator } from '../../../../languages/translator.ts';
import { hasExtra, offeredExtras } from '../../../../order/rules/extras.ts';
import { fieldView } from '../../../../order/rules/field-view.ts';
import type { Item } from '../../../../order/vocabulary/dictionaries.ts';
import { type LabelledField, labelledFields, orderFields } from '../../../../order/vocabulary/fields.ts';
import { defaultWriterCode } from '../../../../order/vocabulary/ids.ts';
import type { Bootstrap } from '../../../../order/vocabulary/site.ts';
import { Button } from '../../../../ui/look/button.tsx';
import { EditIcon } from '../../../../ui/look/icons.tsx';
import { useTranslator } from '../../../../ui/use-translator.tsx';
import { labelOf, spacingNames } from '../../shared/draft-field.tsx';
import { type OrderSnapshot, useOrder, useScope } from '../../shared/scope.ts';

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

/** Renders the heading above the order's preview or summary, with the button that moves to the first field of step one. */
export function PreviewHeader() {
  const t = useTranslator();
  const { form } = useScope();
  return (
    <header>
      <h3>{t('Your order')}</h3>
      <Button kind="link" onClick={() => form.jumpTo('typeId')}>
        {t('Edit')}
      </Button>
    </header>
  );
}

type Write = (draft: OrderSnapshot, site: Bootstrap, t: Translator) => string;

const unlessZero = (quantity: string) => (quantity === '0' ? '' : quantity);

const extraNames: Write = (draft, site) =>
  offeredExtras(site)
    .filter((extra) => hasExtra(draft, extra))
    .map(({ name }) => name)
    .join(', ');

/** Functions that write the text of a field which is neither a typed text nor a dictionary entry. */
const ownTexts: Partial<Record<LabelledField, Write>> = {
  numberElements: (draft, site) =>
    fieldView(draft, site).showsElements ? unlessZero(draft.numberElements) : '',
  numberSlides: (draft, site) => (fieldView(draft, site).showsSlides ? unlessZero(draft.numberSlides) : ''),
  spacingType: (draft, site, t) =>
    fieldView(draft, site).showsSpacing ? t(spacingNames[draft.spacingType]) : '',
  sources: ({ sources }) => unlessZero(sources),
  materials: ({ materials }) => materials.map(({ name }) => name).join(', '),
  writersPreferredCode: ({ writersPreferredCode: code }) => (code === defaultWriterCode ? '' : code),
  extrasIds: extraNames,
  discountCode: ({ discountCode }) => discountCode,
};

/** Returns the text of a field in the preview; empty for a field without a row. */
export const previewText = (
  field: LabelledField,
  draft: OrderSnapshot,
  site: Bootstrap,
  t: Translator,
): string => {
  const row = orderFields[field];
  if (row.kind === 'text') return String(draft[field]).trim();
  if (!('dictionary' in row)) return ownTexts[field]?.(draft, site, t) ?? '';
  const items: readonly Item<number>[] = site.dictionaries[row.dictionary];
  return items.find(({ id }) => id === draft[field])?.name ?? '';
};
