import { Type } from 'typebox';

const text = Type.String();
const id = Type.Integer();
const idOrNull = Type.Union([id, Type.Null()]);
const cents = Type.Union([Type.Integer({ description: 'US cents' }), Type.Null()]);
const Named = Type.Object({ id, name: text });

const StaffPrices = Type.Object({
  version: text,
  grids: Type.Array(
    Type.Object({
      serviceId: id,
      typeId: idOrNull,
      typeCategoryId: idOrNull,
      name: text,
      levels: Type.Array(Named),
      deadlines: Type.Array(Named),
      cents: Type.Array(Type.Array(cents)),
    }),
  ),
  csv: text,
});

const PriceChange = Type.Object({
  serviceId: id,
  typeId: idOrNull,
  typeCategoryId: idOrNull,
  academicLevelId: id,
  deadlineId: id,
  name: text,
  beforeCents: cents,
  afterCents: cents,
  isJump: Type.Boolean({ description: 'Changes by more than 30 %, or ends' }),
});
const PriceComparison = Type.Object({ version: text, changes: Type.Array(PriceChange) });
const PastPriceChange = Type.Object({
  id,
  at: Type.String({ format: 'date-time', description: 'ISO 8601 with offset' }),
  by: text,
  isUndo: Type.Boolean(),
  changes: Type.Array(PriceChange),
});

const dayOrNull = Type.Union([Type.String({ format: 'date' }), Type.Null()]);
const StaffDiscount = Type.Object({
  code: text,
  type: Type.Union([Type.Literal('percent'), Type.Literal('fixed')]),
  value: Type.Number({ description: 'Percent, or US dollars' }),
  firstDay: dayOrNull,
  lastDay: dayOrNull,
  isFirstOrderOnly: Type.Boolean(),
  status: Type.Union([
    Type.Literal('planned'),
    Type.Literal('valid'),
    Type.Literal('paused'),
    Type.Literal('ended'),
  ]),
  uses: Type.Integer({ description: 'Orders with the code that are not cancelled' }),
});
const StaffWriter = Type.Object({
  code: text,
  gradeId: id,
  grade: text,
  openOrders: id,
  ratings: id,
  averageRating: Type.Union([Type.Number({ minimum: 1, maximum: 5 }), Type.Null()]),
  isActive: Type.Boolean({ description: 'Gets orders' }),
});

/** Rows of the calls about what a site sells. */
export const catalogueOperations = {
  staffPrices: { summary: 'Returns the prices of a site as tables', answer: StaffPrices },
  comparePrices: {
    summary: 'Returns which prices would change, and changes nothing',
    answer: PriceComparison,
  },
  savePrices: { summary: 'Sets compared prices', answer: StaffPrices },
  priceHistory: {
    summary: 'Lists the changes of prices, newest first',
    answer: Type.Array(PastPriceChange),
  },
  undoPrices: { summary: 'Sets prices as they were before a change', answer: StaffPrices },
  staffDiscounts: { summary: 'Lists the discount codes of a site', answer: Type.Array(StaffDiscount) },
  addDiscount: { summary: 'Adds a discount code', answer: StaffDiscount },
  changeDiscount: { summary: 'Changes, pauses or ends a discount code', answer: StaffDiscount },
  staffWriters: {
    summary: 'Lists the writers of a site with their load and ratings',
    answer: Type.Object({ grades: Type.Array(Named), writers: Type.Array(StaffWriter) }),
  },
  addWriter: { summary: 'Adds a writer', answer: StaffWriter },
  changeWriter: {
    summary: 'Changes the grade of a writer, or whether the writer gets orders',
    answer: StaffWriter,
  },
};
