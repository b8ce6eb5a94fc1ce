import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { readPhone } from '../../order/phone.ts';
import { Refusal } from '../errors.ts';

/**
 * Reads a phone number that is typed over the stored one, which stays if none is sent. A number without a country has the
 * country of the stored one, or else of the customer's other number.
 */
export const phoneOver = (stored: string, typed = stored, other = ''): string => {
  const known = parsePhoneNumberFromString(stored || other);
  return typed === stored ? stored : readPhone(typed, known?.countryCallingCode ?? '');
};

/**
 * Returns a phone number as E.164; an empty or the stored one is returned as it is. Refuses a number without a country, or
 * whose country or length does not exist. The areas within a country are not checked, because they change more often than
 * this library is updated.
 */
export const exactPhone = (field: 'phone' | 'alternativePhone', phone: string, stored = ''): string => {
  if (phone === '' || phone === stored) return phone;
  const number = parsePhoneNumberFromString(phone);
  if (!number?.isPossible()) throw new Refusal('invalid', { [field]: 'phoneTooShort' });
  return number.number;
};
