import type { ReactNode } from 'react';
import type { OrderFormStore } from '../../../state/order-form/order-form-store.ts';
import { Button } from '../../../ui/look/button.tsx';
import { useOrder, useScope } from './scope.ts';

/**
 * Parts of step one that can be folded to one line. `more` has the discount code and, in template m3_d1, all options that few
 * customers need; `person` the customer's details, which step two asks for.
 */
type FoldedPart = 'paper' | 'extras' | 'files' | 'person' | 'more';

// Parts by field. A field that is missing here belongs to `extras`, `more` or `person`.
const partsOfField: Readonly<Record<string, readonly FoldedPart[]>> = {
  typeId: ['paper'],
  academicLevelId: ['paper'],
  deadlineId: ['paper'],
  numberElements: ['paper'],
  // The paper card has the slides of a paper without pages.
  numberSlides: ['paper', 'more'],
  details: [],
  materials: ['files'],
  topic: [],
};

/** Unfolds the parts that must be open for these fields to be visible. */
export const unfoldFields = (store: Pick<OrderFormStore, 'folded'>, fields: readonly string[]): void => {
  for (const field of fields) unfold(store, ...(partsOfField[field] ?? ['extras', 'more', 'person']));
};

/** Unfolds these parts. */
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

/** Renders a part of step one, with the line that stands for it while it is folded, and that opens and closes it. */
export function Folded({ name, label, note, children }: FoldedProps) {
  const { store } = useScope().form;
  const [isFolded] = useOrder(({ folded }) => [folded.includes(name)]);
  const toggle = () => {
    if (isFolded) unfold(store, name);
    else store.folded = [...store.folded, name];
  };
  return (
    <fieldset aria-label={label} className="fold">
      <Button kind="quiet" className="more-button" isExpanded={!isFolded} onClick={toggle}>
        {label}
        <span>{note}</span>
      </Button>
      {!isFolded && <div className="more">{children}</div>}
    </fieldset>
  );
}
