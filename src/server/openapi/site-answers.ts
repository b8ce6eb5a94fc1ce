import { Type } from 'typebox';
import { Discount, SiteStanding } from '../../api/resources/client.ts';
import { cents, oneOf, orNull } from '../../api/resources/schemas.ts';
import type { Translations } from '../../languages/translation.ts';
import { Dictionaries, id, lists, SiteConfig, text } from '../sites/site-schema.ts';

export { Dictionaries, SiteConfig };

export const Dictionary = Type.Union([
  lists.paperTypeCategory,
  lists.paperType,
  lists.deadline,
  lists.paperSubject,
  lists.extra,
  lists.currency,
]);

export const ConfigAnswer = Type.Object({
  ...SiteConfig.properties,
  ...SiteStanding.properties,
});

const Tariff = Type.Object({
  grids: Type.Array(
    Type.Object({
      serviceId: id,
      typeId: orNull(id),
      typeCategoryId: orNull(id),
      academicLevelIds: Type.Array(id),
      deadlineIds: Type.Array(id),
      cents: Type.Array(Type.Array(orNull(cents))),
    }),
  ),
  gradePercents: Type.Array(Type.Object({ gradeId: id, percent: Type.Number() })),
  extraCents: Type.Array(Type.Object({ extraId: id, cents })),
  bonusPercent: Type.Number(),
});

const countryCode = orNull(Type.String({ description: 'ISO 3166 alpha-2' }));
const dialCode = orNull(Type.String({ description: 'Without the plus' }));
export const Location = Type.Object({ countryCode, dialCode });
// `Type.Unsafe` sets the type by hand, because no schema describes a record whose values may be undefined.
const Texts = Type.Unsafe<Translations>(
  Type.Record(
    text,
    Type.Union([text, Type.Record(text, text, { description: 'By plural category of the language' })]),
    { description: 'Texts of the widgets by their English wording' },
  ),
);
export const Bootstrap = Type.Object({
  config: SiteConfig,
  dictionaries: Dictionaries,
  tariff: Tariff,
  ratings: Type.Optional(
    Type.Object(
      {
        average: Type.Number({ minimum: 1, maximum: 5 }),
        count: Type.Integer({ description: 'Rated orders' }),
      },
      { description: 'How customers have rated delivered orders, once at least ten have' },
    ),
  ),
  paysOnline: Type.Optional(Type.Boolean({ description: 'Whether a payment service charges orders' })),
  tellsHowToPay: Type.Optional(
    Type.Boolean({ description: 'True if `howToPay` of payments by hand is set; absent otherwise' }),
  ),
  countryCode,
  dialCode,
  linkDiscount: Type.Optional(
    Type.Object({
      ...Discount.properties,
      firstOrderOnly: Type.Optional(
        Type.Boolean({ description: 'Whether it is refused to customers who have ordered before' }),
      ),
    }),
  ),
  locale: Type.Optional(
    Type.String({ description: 'Language of names and texts; absent from English documents' }),
  ),
  direction: Type.Optional(oneOf(['ltr', 'rtl'])),
  texts: Type.Optional(Texts),
});

export const ListedPrices = Type.Array(
  Type.Object({
    academicLevelId: id,
    deadlineId: id,
    typeId: orNull(id),
    typeCategoryId: orNull(id),
    serviceId: id,
    price: Type.Number({ description: 'US dollars with two decimals' }),
    unit: Type.Literal('element'),
  }),
);
export const RulesAnswer = Type.Record(text, Type.Object({ title: text, html: text }));
