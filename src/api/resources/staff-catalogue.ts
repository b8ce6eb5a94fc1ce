import { type Static, Type } from 'typebox';
import { cents, count, flagOf, integerOf, oneOf, orNull, text, textOf, time } from './schemas.ts';

const price = orNull(cents, 'Null if it is not offered');
const Named = Type.Object({ id: count, name: text });
const gridFields = { serviceId: count, typeId: orNull(count), typeCategoryId: orNull(count) };
// A price names a paper type, a category of types, or neither for all other types.
const priceFields = { ...gridFields, academicLevelId: count, deadlineId: count };

export const WantedPrice = Type.Object({ ...priceFields, cents: price });
export type WantedPrice = Static<typeof WantedPrice>;

/** Prices of one service for one paper type, for one category or for all other types. */
const StaffPriceGrid = Type.Object({
  ...gridFields,
  name: text,
  levels: Type.Array(Named, { description: 'Columns' }),
  deadlines: Type.Array(Named, { description: 'Rows' }),
  cents: Type.Array(Type.Array(price), { description: 'By row, then by column' }),
});
export type StaffPriceGrid = Static<typeof StaffPriceGrid>;

const PriceChange = Type.Object({
  ...priceFields,
  name: textOf("Such as `Writing, Essay, Master's, 3 days`"),
  beforeCents: price,
  afterCents: price,
  isJump: flagOf('Changes by more than 30 %, or ends'),
});
export type PriceChange = Static<typeof PriceChange>;

/** A change of prices that begins with a later day. */
const PlannedPrices = Type.Object({
  id: count,
  fromDay: Type.String({ format: 'date', description: 'In the time zone of the site' }),
  by: textOf('Name of the person'),
  changes: Type.Array(PriceChange, { description: 'What differs from the present prices' }),
});
export type PlannedPrices = Static<typeof PlannedPrices>;

export const StaffPrices = Type.Object({
  version: textOf('Changes with every change of a price; saving names the compared one'),
  grids: Type.Array(StaffPriceGrid),
  csv: textOf('The same prices as a file that can be uploaded again'),
  deadlineRule: textOf(
    'Sentences about deadlines that order forms do not offer for all papers; empty if they do',
  ),
  planned: Type.Array(PlannedPrices, { description: 'Next first' }),
});
export type StaffPrices = Static<typeof StaffPrices>;

export const PriceComparison = Type.Object({ version: text, changes: Type.Array(PriceChange) });
export type PriceComparison = Static<typeof PriceComparison>;

export const PastPriceChange = Type.Object({
  id: count,
  at: time,
  by: textOf('Name of the person; `command line` for a command'),
  isUndo: Type.Boolean(),
  changes: Type.Array(PriceChange),
});
export type PastPriceChange = Static<typeof PastPriceChange>;

const dayOrNull = orNull(Type.String({ format: 'date' }), 'In the time zone of the site; null for no limit');
const limitOrNull = orNull(Type.Integer({ minimum: 1 }), 'Null for no limit');

/** A discount code. It ends with the last minute of its last day. */
export const StaffDiscount = Type.Object({
  code: text,
  type: oneOf(['percent', 'fixed']),
  value: Type.Number({ description: 'Percent, or US dollars' }),
  firstDay: dayOrNull,
  lastDay: dayOrNull,
  isFirstOrderOnly: Type.Boolean(),
  maximumUses: limitOrNull,
  maximumUsesPerCustomer: limitOrNull,
  minimumDollars: limitOrNull,
  status: oneOf(['planned', 'valid', 'paused', 'ended']),
  uses: integerOf('Orders with the code that are not cancelled'),
});
export type StaffDiscount = Static<typeof StaffDiscount>;

/** Values of a new or changed code. `isConfirmed` is needed for a code that may make a paper free. */
export type DiscountFields = Pick<StaffDiscount, 'type' | 'value'> &
  Partial<Omit<StaffDiscount, 'code' | 'status' | 'uses'>> & { isConfirmed?: boolean };

export const StaffWriter = Type.Object({
  code: text,
  gradeId: count,
  grade: text,
  openOrders: integerOf('Orders that are paid and not delivered'),
  ratings: count,
  averageRating: orNull(Type.Number({ minimum: 1, maximum: 5 }), 'Null without ratings'),
  isActive: flagOf('Gets orders'),
});
export type StaffWriter = Static<typeof StaffWriter>;

export const StaffWriters = Type.Object({
  grades: Type.Array(Named, { description: 'Grades that a writer can have' }),
  writers: Type.Array(StaffWriter),
});
export type StaffWriters = Static<typeof StaffWriters>;

/** Lists of a site that the office changes. */
export const dictionaryLists = [
  'paperType',
  'academicLevel',
  'deadline',
  'paperSubject',
  'extra',
  'currency',
] as const;
export type DictionaryList = (typeof dictionaryLists)[number];

const numberOf = (description: string) => orNull(Type.Number(), `${description}; null in other lists`);

export const StaffItem = Type.Object({
  list: oneOf(dictionaryLists),
  id: count,
  name: textOf('In English; the code of a currency'),
  position: Type.Integer({ minimum: 1, description: 'Place in the list' }),
  state: oneOf(['offered', 'off', 'unpriced'], 'An item is not offered while the site has no price for it'),
  categoryId: numberOf('Category of a type or subject'),
  hours: numberOf('Hours of a deadline'),
  dollars: numberOf('Price of an extra'),
  sign: orNull(text, 'Sign of a currency'),
  rate: numberOf('Units of a currency for one US dollar'),
  ratedAt: orNull(time, 'When the office has changed the rate'),
});
export type StaffItem = Static<typeof StaffItem>;

/** Values of a new or changed item. An item that is switched off stays in the words of old orders. */
export type DictionaryItemFields = Partial<
  Pick<StaffItem, 'name' | 'position' | 'categoryId' | 'hours' | 'dollars' | 'sign' | 'rate'>
> & { isOff?: boolean };

export const StaffDictionaries = Type.Object({
  items: Type.Array(StaffItem),
  typeCategories: Type.Array(Named),
  subjectCategories: Type.Array(Named),
});
export type StaffDictionaries = Static<typeof StaffDictionaries>;
