/**
 * Actions that widgets report, by the label of their widget. The server counts any other reported action under one
 * common name.
 */
export const visitorActions = {
  Calculator: ['Show', 'Price', 'Order Now'],
  'Price List': ['Show', 'Follow'],
  'Order Form': [
    'Show',
    'Price',
    'Checkout',
    'Back',
    'Registration',
    'Login',
    'Proceed to Secure Payment',
    'Order created',
  ],
} as const;

type Actions = typeof visitorActions;

/** A widget and one of its actions. */
export type VisitorAction = {
  [Label in keyof Actions]: { label: Label; action: Actions[Label][number] };
}[keyof Actions];
