/** Click ids of advertising networks. Browsers store them with the visit, and each has a column of an order's origin. */
export const clickIds = [
  'gclid',
  'gbraid',
  'wbraid',
  'dclid',
  'fbclid',
  'msclkid',
  'ttclid',
  'twclid',
  'yclid',
] as const;
