/** Deferred sources that the calculator and the order form both need after the first price. */
const afterPrice = [
  'src/embed/mount/deferred-parts.ts',
  'src/api/upload.ts',
  'src/state/price/price-requests.ts',
  'src/validation/messages/fields.ts',
];

/** Deferred sources of the order form in every template. */
const restOfOrderForm = [
  ...afterPrice,
  'src/ui/select/select-popup.tsx',
  'src/state/session/facebook.ts',
  'src/state/submission/order-actions.ts',
  'src/state/session/authentication.ts',
  'src/validation/order-suites.ts',
];

/** Sources of the order form's two arrangements: the one for scripts with the other one inside, and the deferred parts. */
const twoSteps = {
  other: 'src/widgets/order-form/other-two-steps.tsx',
  rest: 'src/widgets/order-form/deferred-parts.ts',
};
const checkout = {
  other: 'src/widgets/order-form/checkout/other-checkout.tsx',
  rest: 'src/widgets/order-form/checkout/rest/checkout-rest.ts',
};

/**
 * Dynamically imported sources of each widget, by the name of the chunk that holds them. Sources that are needed at
 * about the same time share a chunk to save requests. The order form has one chunk, so that a visitor can order even if
 * the connection is lost afterwards.
 */
export const deferredChunks = {
  calculator: { 'after-price': [...afterPrice, 'src/state/calculator/calculator-actions.ts'] },
  'order-form': {
    rest: [...restOfOrderForm, twoSteps.rest],
    // Downloaded only if a page shows template m3_d1 without its own file.
    cards: [checkout.other],
    'rest-of-cards': [checkout.rest],
  },
  checkout: {
    'rest-of-checkout': [...restOfOrderForm, checkout.rest],
    // Downloaded only if a page shows another template with this file.
    pages: [twoSteps.other],
    'rest-of-pages': [twoSteps.rest],
  },
};

/**
 * Widgets that have a second, smaller file, by the name of the widget on whose code that file runs. A page with both widgets
 * downloads it. The file of the other widget becomes up to 0.1 kB larger for each row. The order form is first, because a calculator
 * may itself run on it.
 */
export const widgetsBeside = {
  'order-form': ['calculator', 'price-list'],
  calculator: ['price-list'],
};
