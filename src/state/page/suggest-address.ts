/**
 * Returns the address that was probably meant; null if the typed one looks right. Downloads the code that knows mistyped
 * domains when it is first called.
 */
export const suggestAddress = async (value: string): Promise<string | null> =>
  (await import('../../validation/meant-address.ts')).meantAddress(value);
