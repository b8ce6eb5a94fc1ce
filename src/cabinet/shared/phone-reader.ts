import { readPhone } from '../../order/phone.ts';
import type { Cabinet } from '../context/cabinet-context.ts';

/**
 * Reads what is typed over the stored phone number `stored` of a customer; `other` is the customer's other number. The server
 * reads a number without a country by the stored ones.
 */
export const createPhoneReader = ({ site }: Pick<Cabinet, 'site'>, stored: string, other = '') => ({
  /** Returns the number as the form checks it, for which any country will do. */
  checked: (typed: string): string => readPhone(typed, '1'),
  /** Returns the number as it is sent. If no stored number has a country, it gets that in which the customer is. */
  sent: async (typed: string): Promise<string> => {
    if (typed === stored || (stored || other).startsWith('+')) return typed;
    const result = await site();
    return readPhone(typed, (!result.failed && result.payload.dialCode) || '');
  },
});
