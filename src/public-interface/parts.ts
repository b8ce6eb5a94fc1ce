interface PartRow {
  /** Names of parts that belong together. */
  names: readonly string[];
  /** Elements with these parts, as the guide describes them. */
  element: string;
}

/** Every part that a page's style sheet can select with `::part`. */
export const parts: readonly PartRow[] = [
  { names: ['surface'], element: 'the card of a widget' },
  { names: ['title'], element: 'the title of the calculator' },
  {
    names: ['button', 'button-primary', 'button-quiet', 'button-link'],
    element: 'a button and its kind',
  },
  {
    names: ['field', 'label', 'error', 'hint-mark', 'tooltip'],
    element: 'a field with its label and error; a question mark and its explanation',
  },
  {
    names: ['input', 'textarea', 'select', 'checkbox', 'stepper', 'segmented', 'files'],
    element: 'controls',
  },
  { names: ['popup', 'option'], element: 'the searchable list of a select, and a row of it' },
  { names: ['price', 'price-total', 'price-block'], element: 'prices' },
  { names: ['table', 'price-link'], element: 'the price list' },
  { names: ['step', 'step-1', 'step-2'], element: 'the steps of the order form' },
  {
    names: ['delivery-time', 'discount', 'floating-price', 'preview', 'error-summary'],
    element: 'parts of the order form',
  },
  { names: ['identity', 'greeting', 'tabs'], element: 'registration, login and greeting' },
  { names: ['payments', 'payment'], element: 'the payment methods, one of them' },
  {
    names: ['dialog', 'notice', 'notice-error', 'notice-info', 'notice-success', 'text'],
    element: 'a dialog; a message and its kind; the text of a rule page',
  },
  { names: ['card', 'icon'], element: 'service info' },
  { names: ['spinner'], element: 'placeholder while something loads' },
];
