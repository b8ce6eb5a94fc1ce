/** Scopes of API keys, each with a description of its calls. */
export const keyScopes = {
  'orders:read': 'read orders and their files; messages stay unread',
  'orders:act': 'record payments, assign writers, deliver, change, refund, write messages and notes',
  figures: 'read figures and payouts',
  catalogue: 'read and change prices, discount codes, lists and writers',
} as const;

export type KeyScope = keyof typeof keyScopes;
