/** Scopes of API keys, with what each opens. */
export const keyScopes = {
  'orders:read': 'read orders',
  'orders:act': 'act on orders',
  figures: 'read figures and payouts',
  catalogue: 'read and change prices, codes, lists and writers',
} as const;

export type KeyScope = keyof typeof keyScopes;
