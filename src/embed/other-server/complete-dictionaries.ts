import type { Currency, Dictionaries, Item } from '../../order/vocabulary/dictionaries.ts';
import { currencies } from '../../order/vocabulary/ids.ts';

/** Returns a list in its sequence. A server may leave out the property `sort`, or a list that it does not use. */
const sorted = <Entry extends Item<number>>(list: readonly Entry[] | undefined): Entry[] =>
  (list ?? [])
    .map((entry, index) => ({ ...entry, sort: entry.sort ?? index }))
    .sort((one, other) => one.sort - other.sort);

const dollars: Currency = { id: currencies.usd, title: 'USD', sign: '$', rate: 1 };

/** Returns every dictionary that a form needs, from those that the server returns. */
export const completeDictionaries = (given: Partial<Dictionaries>): Dictionaries => ({
  paperTypeCategory: sorted(given.paperTypeCategory),
  paperType: sorted(given.paperType).map((type) => ({ ...type, version: type.version ?? null })),
  serviceType: sorted(given.serviceType),
  academicLevel: sorted(given.academicLevel),
  deadline: sorted(given.deadline),
  writerGrade: sorted(given.writerGrade),
  paperFormat: sorted(given.paperFormat),
  paperSubject: sorted(given.paperSubject),
  extra: sorted(given.extra),
  currency: given.currency?.length ? given.currency : [dollars],
});
