import { type Static, Type } from 'typebox';
import { oneOf, orNull } from '../../api/resources/schemas.ts';
import { languageCodes } from '../../languages/languages.ts';
import { templateNames } from '../../order/vocabulary/templates.ts';
import { isTimeZone } from '../database/time.ts';
import { emptyOrAddress, readableAddress, webAddress } from './address-schemas.ts';
import { Brand } from './brand.ts';

// The schemas of a site serve the OpenAPI document and the checks of the command line.

export const id = Type.Integer({ minimum: 0 });
export const text = Type.String();
const item = { id, name: text, sort: Type.Integer() };
const Item = Type.Object(item);

const PaperType = Type.Object({
  ...item,
  categoryId: id,
  version: orNull(Type.Integer()),
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
  rate: Type.Number({ exclusiveMinimum: 0, description: 'Units for one US dollar' }),
});

export const lists = {
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
/** Refuses unknown properties, so that a typing error is not ignored. */
const closed = { additionalProperties: false };

const Template = Type.Optional(oneOf(templateNames));

/** Settings that the bootstrap document does not contain. */
export const PrivateConfig = Type.Object({
  /** Address for letters to the provider; `contact_email` if empty. */
  notice_email: emptyOrAddress,
  /** Hours within which the provider tells a customer how to pay by hand, or notes a payment that has arrived. */
  payment_answer_hours: Type.Number({ minimum: 1, maximum: 1000 }),
  /** How customers pay by hand, such as a bank account. Without it the provider writes to each customer. */
  how_to_pay: Type.Optional(Type.String({ maxLength: 2000 })),
  /** Second factor of logins from unknown devices. With `mail`, a code from a letter is required to open the cabinet. */
  second_factor: Type.Union([Type.Literal('off'), Type.Literal('mail')]),
  /** Languages of the site. English is always one of them. */
  languages: Type.Array(oneOf(languageCodes), { uniqueItems: true }),
  /** Time zone in which the days of codes and prices begin and end. */
  time_zone: Type.Refine(Type.String(), isTimeZone, () => 'must be a time zone, for example Europe/Berlin'),
  /** Look of landing pages, cabinet and letters. */
  brand: Type.Optional(Brand),
  /** True for the sites of the demo, whose landing pages speak of an invented provider. */
  demo_pages: Type.Optional(Type.Boolean()),
});
export type PrivateConfig = Static<typeof PrivateConfig>;

/** A text of one line that the owner types. */
const line = Type.String({ maxLength: 200 });

const percent = Type.Number({ minimum: 0, maximum: 100 });
const Promises = Type.Object(
  {
    revisionDays: Type.Integer({ minimum: 1, maximum: 365 }),
    refundPercents: Type.Object({ beforeWriter: percent, firstHalf: percent, secondHalf: percent }, closed),
    latePercent: percent,
    firstOrderCode: line,
  },
  closed,
);

export const SiteConfig = Type.Object({
  id,
  title: Type.String({ minLength: 1, maxLength: 200 }),
  domain_site: text,
  domain_cabinet: text,
  address_legal: Type.String({ maxLength: 500 }),
  payment: Type.Refine(
    Type.Array(
      Type.Object(
        {
          systemId: id,
          descriptor: Type.String({ minLength: 1, maxLength: 100 }),
          isAvailable: Type.Boolean(),
        },
        closed,
      ),
    ),
    (methods) => new Set(methods.map(({ systemId }) => systemId)).size === methods.length,
    () => 'must not have the same number twice',
  ),
  version_price: Type.Integer({ minimum: 1, maximum: 2 }),
  dictionary: Type.Object(
    { paperType: id, academicLevel: orNull(id), deadline: orNull(id), writerGrade: id, serviceType: id },
    closed,
  ),
  postback: Type.Array(
    Type.Object(
      { url: readableAddress(Type.String({ pattern: '^https?://[^\\s/]' })), actions: Type.Array(line) },
      closed,
    ),
  ),
  social: Type.Object({ facebook: Type.Optional(Type.Object({ appId: line }, closed)) }, closed),
  contact_phone: line,
  contact_email: emptyOrAddress,
  contact_skype: line,
  supportHours: Type.Optional(Type.String({ maxLength: 100 })),
  samplesUrl: Type.Optional(Type.Union([webAddress, Type.Literal('')])),
  template: Type.Object(
    {
      calculator: Template,
      'price-list': Template,
      'order-form': Template,
      'service-rules': Template,
      'service-info': Template,
    },
    closed,
  ),
  theme: Type.Optional(oneOf(['default', 'minimal'])),
  redirect: Type.Union([
    Type.Object({ path: webAddress, inputDiscountCode: line, discountName: Type.Optional(line) }, closed),
    Type.Null(),
  ]),
  promises: Type.Optional(Promises),
  authEnabled: Type.Boolean(),
});
