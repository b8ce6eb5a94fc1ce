import { maximumPhoneLength, maximumQuantity } from '../order/vocabulary/ids.ts';

/** Allowed lengths of texts, in characters. */
export const limits = {
  firstName: { min: 1, max: 50 },
  lastName: { min: 1, max: 50 },
  password: { min: 8, max: 128 },
  phone: { min: 7, max: maximumPhoneLength },
  email: { max: 254 },
  comment: { max: 2_000 },
  textRevision: { min: 2, max: 5_000 },
  message: { min: 1, max: 5_000 },
} as const;

export const quantityLimits = { min: 1, max: maximumQuantity } as const;
export const sourcesLimits = { min: 0, max: maximumQuantity } as const;
export const ratingLimits = { min: 1, max: 5 } as const;
