import { Type } from 'typebox';

/** What a site is and sells, as its calls answer (specification section 3). */

const id = Type.Integer({ minimum: 0 });
const text = Type.String();
const item = { id, name: text, sort: Type.Integer() };
const Item = Type.Object(item);

const PaperType = Type.Object({
  ...item,
  categoryId: id,
  version: Type.Union([Type.Integer(), Type.Null()]),
});
const Extra = Type.Object({
  ...item,
  about: Type.Optional(Type.String({ description: 'A line that explains it' })),
});
const Deadline = Type.Object({ ...item, value: Type.Integer({ description: 'Seconds' }) });
const PaperSubject = Type.Object({ ...item, categoryId: id, categoryName: text });
const Currency = Type.Object({
  id,
  title: text,
  sign: text,
  rate: Type.Number({ description: 'Units for one US dollar' }),
});

const lists = {
  paperTypeCategory: Type.Array(Item),
  paperType: Type.Array(PaperType),
  serviceType: Type.Array(Item),
  academicLevel: Type.Array(Item),
  deadline: Type.Array(Deadline),
  writerGrade: Type.Array(Item),
  paperFormat: Type.Array(Item),
  paperSubject: Type.Array(PaperSubject),
  extra: Type.Array(Extra),
  currency: Type.Array(Currency),
};
export const Dictionaries = Type.Object(lists);
export const Dictionary = Type.Union([
  lists.paperTypeCategory,
  lists.paperType,
  lists.deadline,
  lists.paperSubject,
  lists.extra,
  lists.currency,
]);

const Template = Type.Optional(
  Type.Union([Type.Literal('m1_d1'), Type.Literal('m1_d1a'), Type.Literal('m2_d1')]),
);

export const SiteConfig = Type.Object({
  id,
  title: text,
  domain_site: text,
  domain_cabinet: text,
  address_legal: text,
  payment: Type.Array(Type.Object({ systemId: id, descriptor: text, isAvailable: Type.Boolean() })),
  version_price: Type.Integer(),
  dictionary: Type.Object({
    paperType: id,
    academicLevel: Type.Union([id, Type.Null()]),
    deadline: Type.Union([id, Type.Null()]),
    writerGrade: id,
    serviceType: id,
  }),
  postback: Type.Array(Type.Object({ url: text, actions: Type.Array(text) })),
  social: Type.Object({ facebook: Type.Optional(Type.Object({ appId: text })) }),
  contact_phone: text,
  contact_email: text,
  contact_skype: text,
  template: Type.Object({
    calculator: Template,
    'price-list': Template,
    'order-form': Template,
    'service-rules': Template,
    'service-info': Template,
  }),
  redirect: Type.Union([Type.Object({ path: text, inputDiscountCode: text }), Type.Null()]),
  authEnabled: Type.Boolean(),
});

const cents = Type.Integer({ description: 'US cents' });
const Tariff = Type.Object({
  grids: Type.Array(
    Type.Object({
      serviceId: id,
      typeId: Type.Union([id, Type.Null()]),
      typeCategoryId: Type.Union([id, Type.Null()]),
      academicLevelIds: Type.Array(id),
      deadlineIds: Type.Array(id),
      cents: Type.Array(Type.Array(Type.Union([cents, Type.Null()]))),
    }),
  ),
  gradePercents: Type.Array(Type.Object({ gradeId: id, percent: Type.Number() })),
  extraCents: Type.Array(Type.Object({ extraId: id, cents })),
  bonusPercent: Type.Number(),
});

const countryCode = Type.Union([Type.String({ description: 'ISO 3166 alpha-2' }), Type.Null()]);
const dialCode = Type.Union([Type.String({ description: 'Without the plus' }), Type.Null()]);
export const Location = Type.Object({ countryCode, dialCode });
export const Bootstrap = Type.Object({
  config: SiteConfig,
  dictionaries: Dictionaries,
  tariff: Tariff,
  countryCode,
  dialCode,
});

export const PriceList = Type.Array(
  Type.Object({
    academicLevelId: id,
    deadlineId: id,
    typeId: Type.Union([id, Type.Null()]),
    typeCategoryId: Type.Union([id, Type.Null()]),
    serviceId: id,
    price: Type.Number({ description: 'US dollars with two decimals' }),
    unit: Type.Literal('element'),
  }),
);
export const Rules = Type.Record(text, Type.Object({ title: text, html: text }));
export const Rule = Type.Object({ slug: text, title: text, html: text });
