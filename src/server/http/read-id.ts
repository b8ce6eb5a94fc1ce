import { Refusal } from '../errors.ts';

/** Reads the id of a row in an address. Refuses texts that no row can have as its id with `notFound`. */
export const readId = (text: string): number => {
  const id = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(id)) throw new Refusal('notFound');
  return id;
};
