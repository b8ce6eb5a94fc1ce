import type { ReactNode } from 'react';
import { mapFields } from '../../../order/vocabulary/map-fields.ts';
import type { OrderFormStore } from '../../../state/order-form/order-form-store.ts';
import { personFields } from '../../../state/session/session-store.ts';
import { Button } from '../../../ui/look/button.tsx';
import { useTranslator } from '../../../ui/use-translator.tsx';
import { useErrors, useOrder, useScope } from './scope.ts';

/**
 * Parts of step one that can be folded to one line. Template m3_d1 has `paper` and `more`, which has all options that few
 * customers need. The templates of two pages have the others. `person` has the customer's details, which step two also asks for.
 */
type FoldedPart = 'paper' | 'more' | 'extras' | 'files' | 'person' | 'discount';

/** Fields of the part `paper`, in the sequence of its card. */
export const paperFields = ['typeId', 'academicLevelId', 'numberElements', 'deadlineId'] as const;

// Parts by field, in all templates. A field that is missing here belongs to `more`, unless it is a field of `person`.
const partsOfField: Readonly<Record<string, readonly FoldedPart[]>> = {
  ...mapFields(paperFields, () => ['paper']),
  // The paper card has the slides of a paper without pages.
  numberSlides: ['paper', 'more'],
  details: [],
  topic: [],
  materials: ['files'],
  extrasIds: ['more', 'extras'],
  writersPreferredCode: ['more', 'extras'],
  currencyId: ['more', 'discount'],
  paymentSystemId: [],
  discountCode: ['more', 'discount'],
};

const foldedPartsOf = (field: string): readonly FoldedPart[] =>
  personFields.includes(field) ? ['person'] : (partsOfField[field] ?? ['more']);

/** Unfolds the parts that must be open for these fields to be visible. */
export const unfoldFields = (store: Pick<OrderFormStore, 'folded'>, fields: readonly string[]): void => {
  for (const field of fields) unfold(store, ...foldedPartsOf(field));
};

export const unfold = (store: Pick<OrderFormStore, 'folded'>, ...parts: FoldedPart[]): void => {
  store.folded = store.folded.filter((folded) => !parts.some((part) => part === folded));
};

interface FoldedProps {
  name: FoldedPart;
  label: string;
  /** Text behind the label, such as the chosen options of the part. */
  note: string;
  children: ReactNode;
}

/**
 * Renders a part of step one, with the line that stands for it while it is folded, and that opens and closes it. The line
 * also says that the folded part has an error. A link can bring one, such as a writer who does not exist.
 */
export function Folded({ name, label, note, children }: FoldedProps) {
  const t = useTranslator();
  const { store } = useScope().form;
  const [isFolded] = useOrder(({ folded }) => [folded.includes(name)]);
  const hidesError = Object.keys(useErrors()).some(
    (field) => isFolded && foldedPartsOf(field).includes(name),
  );
  const toggle = () => {
    if (isFolded) unfold(store, name);
    else store.folded = [...store.folded, name];
  };
  return (
    <fieldset aria-label={label} className="fold">
      <Button kind="quiet" className="more-button" isExpanded={!isFolded} onClick={toggle}>
        {label}
        <span>{note}</span>
        {hidesError && <span className="hides-error">{t('Please check')}</span>}
      </Button>
      {!isFolded && <div className="more">{children}</div>}
    </fieldset>
  );
}
