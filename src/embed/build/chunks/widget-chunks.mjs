/** Deferred sources that the calculator and the order form both need after the first price. */
const afterPrice = [
  'src/embed/mount/deferred-parts.ts',
  'src/api/upload.ts',
  'src/state/price/price-requests.ts',
  'src/validation/messages/fields.ts',
];

/** Deferred sources of the order form that every template needs. */
const restOfOrderForm = [
  ...afterPrice,
  'src/ui/select/select-popup.tsx',
  'src/state/session/facebook.ts',
  'src/state/session/authentication.ts',
  'src/validation/order-suites.ts',
];

/**
 * Sources of the order form's two arrangements. `other` is for a script that contains the other arrangement, `rest` has
 * the deferred parts.
 */
const twoSteps = {
  other: 'src/widgets/order-form/other-two-steps.tsx',
  rest: 'src/widgets/order-form/deferred-parts.ts',
};
const checkout = {
  other: 'src/widgets/order-form/checkout/other-checkout.tsx',
  rest: 'src/widgets/order-form/checkout/rest/checkout-rest.ts',
};

/**
 * Dynamically imported sources of each widget, by the chunk that contains them. Sources that are needed at about the
 * same time share a chunk, which saves requests. The order form has one deferred chunk, so that a visitor can still
 * order after the connection is lost.
 */
export const deferredChunks = {
  calculator: { 'after-price': [...afterPrice, 'src/state/calculator/calculator-actions.ts'] },
  'order-form': {
    rest: [...restOfOrderForm, twoSteps.rest],
    // Downloaded only if a page shows template m3_d1 with the file of another template.
    cards: [checkout.other],
    'rest-of-cards': [checkout.rest],
  },
  checkout: {
    'rest-of-checkout': [...restOfOrderForm, checkout.rest],
    // Downloaded only if a page shows another template with the file of m3_d1.
    pages: [twoSteps.other],
    'rest-of-pages': [twoSteps.rest],
  },
};

/**
 * Widgets with a second, reduced file, which imports code from the file of a base widget; the keys are the base
 * widgets. A page that shows both downloads the reduced file. Each row makes the base widget's file up to 0.1 kB
 * larger. The order form comes first, because a calculator may itself use a reduced file.
 */
export const widgetsBeside = {
  'order-form': ['calculator', 'price-list'],
  calculator: ['price-list'],
};
