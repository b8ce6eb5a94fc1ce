import type { ReactNode } from 'react';
import type { OrderFormStore } from '../../../state/order-form/order-form-store.ts';
import { Button } from '../../../ui/look/button.tsx';
import { useOrder, useScope } from './scope.ts';

/**
 * Parts of step one that can be folded to one line. `more` has the options that few customers need, `person` the customer's
 * details, which step two asks for.
 */
type FoldedPart = 'paper' | 'more' | 'person';

// Parts by field. A field that is missing here belongs to `more` or `person`.
const partsOfField: Readonly<Record<string, readonly FoldedPart[]>> = {
  typeId: ['paper'],
  academicLevelId: ['paper'],
  deadlineId: ['paper'],
  numberElements: ['paper'],
  // The paper card has the slides of a paper without pages.
  numberSlides: ['paper', 'more'],
  details: [],
  materials: [],
  topic: [],
};

/** Unfolds the parts that must be open for these fields to be visible. */
export const unfoldFields = (store: Pick<OrderFormStore, 'folded'>, fields: readonly string[]): void => {
  for (const field of fields) unfold(store, ...(partsOfField[field] ?? ['more', 'person']));
};

/** Unfolds these parts. */
export const unfold = (store: Pick<OrderFormStore, 'folded'>, ...parts: FoldedPart[]): void => {
  store.folded = store.folded.filter((folded) => !parts.some((part) => part === folded));
};

interface FoldButtonProps {
  name: FoldedPart;
  label: string;
  /** Text behind the label, such as the chosen options of the part. */
  note: string;
}

/** Renders the line that stands for a folded part, and opens and closes it. */
export function FoldButton({ name, label, note }: FoldButtonProps) {
  const { store } = useScope().form;
  const [isFolded] = useOrder(({ folded }) => [folded.includes(name)]);
  const toggle = () => {
    if (isFolded) unfold(store, name);
    else store.folded = [...store.folded, name];
  };
  return (
    <Button kind="quiet" className="more-button" isExpanded={!isFolded} onClick={toggle}>
      {label}
      <span>{note}</span>
    </Button>
  );
}

/** Renders a part that is folded on phones alone, where it would keep the visitor from the end of the form. */
export function FoldedOnPhones({ children, ...line }: FoldButtonProps & { children: ReactNode }) {
  const [isFolded] = useOrder(({ folded }) => [folded.includes(line.name)]);
  return (
    <>
      <FoldButton {...line} />
      <div className={isFolded ? 'folded' : ''}>{children}</div>
    </>
  );
}
