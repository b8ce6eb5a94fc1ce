import type { Dictionaries } from './dictionaries.ts';
import type {
  AcademicLevelId,
  DeadlineId,
  PaperTypeCategoryId,
  PaperTypeId,
  PaymentSystemId,
  ServiceId,
  WriterGradeId,
} from './ids.ts';
import type { Tariff } from './tariff.ts';

export type WidgetName = 'calculator' | 'price-list' | 'order-form' | 'service-rules' | 'service-info';
export type TemplateName = 'm1_d1' | 'm1_d1a' | 'm2_d1';
export type ThemeName = 'default' | 'minimal';

/** What the site's owner has set (specification section 3, "Site config"). */
export interface SiteConfig {
  id: number;
  title: string;
  /** Host with port, without scheme: `localhost:8080`. */
  domain_site: string;
  /** Host with port of the customer cabinet: `my.localhost:8080`. */
  domain_cabinet: string;
  address_legal: string;
  /** Offered payment systems; `isAvailable` false is shown disabled with "Coming soon...". */
  payment: { systemId: PaymentSystemId; descriptor: string; isAvailable: boolean }[];
  /** 2 uses the rules and grids of price version 2, any other value those of version 1. */
  version_price: number;
  /** What a form starts with. */
  dictionary: {
    paperType: PaperTypeId;
    academicLevel: AcademicLevelId | null;
    deadline: DeadlineId | null;
    writerGrade: WriterGradeId;
    serviceType: ServiceId;
  };
  /** Addresses that receive analytics events, keyed by action; null where none is wanted. */
  postback: { url: string; actions: string[] }[];
  social: { facebook?: { appId: string } };
  contact_phone: string;
  contact_email: string;
  contact_skype: string;
  /** The template a widget shows where its element names none. */
  template: Partial<Record<WidgetName, TemplateName>>;
  /** Where calculators and price lists lead: null is /order-now on the cabinet. */
  redirect: { path: string; inputDiscountCode: string } | null;
  /** False where the owner has turned registration and login off. */
  authEnabled: boolean;
}

/** Where the visitor is, as far as a proxy in front of the server has found it. */
export interface VisitorCountry {
  /** ISO 3166 alpha-2, null where unknown. */
  countryCode: string | null;
  /** Without the plus: `44`. Null where unknown. */
  dialCode: string | null;
}

/** Everything a widget needs before its first frame: one document, one request. */
export interface Bootstrap extends VisitorCountry {
  config: SiteConfig;
  dictionaries: Dictionaries;
  tariff: Tariff;
}

/** What the order rules read of a site; the server has it without the tariff. */
export type Site = Pick<Bootstrap, 'config' | 'dictionaries'>;

export type PriceVersion = 1 | 2;
export const priceVersion = (config: SiteConfig): PriceVersion => (config.version_price === 2 ? 2 : 1);

/** A price list row names a type, or a category, or neither (the default row). */
export interface PriceListEntry {
  academicLevelId: AcademicLevelId;
  deadlineId: DeadlineId;
  typeId: PaperTypeId | null;
  typeCategoryId: PaperTypeCategoryId | null;
  serviceId: ServiceId;
  /** US dollars with two decimals. */
  price: number;
  unit: 'element';
}
