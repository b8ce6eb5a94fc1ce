import type { Translations } from '../../languages/translation.ts';
import type { Dictionaries } from './dictionaries.ts';
import type {
  AcademicLevelId,
  DeadlineId,
  PaperTypeId,
  PaymentSystemId,
  ServiceId,
  WriterGradeId,
} from './ids.ts';
import type { Discount, Tariff } from './tariff.ts';
import type { TemplateName } from './templates.ts';

export type WidgetName = 'calculator' | 'price-list' | 'order-form' | 'service-rules' | 'service-info';
export type ThemeName = 'default' | 'minimal';

/** Figures that a provider promises. Terms, pages, widgets and the button to cancel an order take theirs from here. */
export interface Promises {
  /** Days after a delivery in which revisions are free. */
  revisionDays: number;
  /** Percent of the payment that a customer gets back who cancels: before a writer has begun, and by half of the deadline. */
  refundPercents: { beforeWriter: number; firstHalf: number; secondHalf: number };
  /** Percent of the difference to the price of the later deadline that comes back for a late paper. */
  latePercent: number;
  /** Discount code for a first order; empty if there is none. */
  firstOrderCode: string;
}

/** Settings of a site, made by its owner. */
export interface SiteConfig {
  id: number;
  title: string;
  /** Host with port, without scheme: `localhost:8080`. */
  domain_site: string;
  /** Host with port of the customer cabinet: `my.localhost:8080`. */
  domain_cabinet: string;
  address_legal: string;
  /** Payment systems that the site offers. A system with `isAvailable` false is shown disabled, with "Coming soon...". */
  payment: { systemId: PaymentSystemId; descriptor: string; isAvailable: boolean }[];
  /** 2 selects the rules and grids of price version 2, any other value those of version 1. */
  version_price: number;
  /** Initial choices of a form; null stands for the first level or the last deadline. */
  dictionary: {
    paperType: PaperTypeId;
    academicLevel: AcademicLevelId | null;
    deadline: DeadlineId | null;
    writerGrade: WriterGradeId;
    serviceType: ServiceId;
  };
  /** Addresses that widgets call for the listed analytics actions. */
  postback: { url: string; actions: string[] }[];
  social: { facebook?: { appId: string } };
  contact_phone: string;
  contact_email: string;
  contact_skype: string;
  /** Text that says when customers are answered: "Every day, 8 AM to 10 PM". Absent or empty if the owner does not say. */
  supportHours?: string;
  /** Page with samples of the writers' work. Absent or empty if there is none. */
  samplesUrl?: string;
  /** Template of a widget whose element has no `template` attribute. */
  template: Partial<Record<WidgetName, TemplateName>>;
  /** Theme of a widget whose element has no `theme` attribute. */
  theme?: ThemeName;
  /**
   * Order page that calculators and price lists link to; null is /order-now on the cabinet. The link carries a discount code,
   * which customers know by the given name.
   */
  redirect: { path: string; inputDiscountCode: string; discountName?: string } | null;
  /** Absent if the owner promises nothing in figures. A paid order is then cancelled by the provider alone. */
  promises?: Promises;
  /** False if the owner has disabled registration and login. */
  authEnabled: boolean;
}

/** Country of the visitor, as a proxy in front of the server reports it. */
export interface VisitorCountry {
  /** ISO 3166 alpha-2; null if unknown. */
  countryCode: string | null;
  /** Digits without the plus, such as `44`; null if unknown. */
  dialCode: string | null;
}

/** Ratings that customers have given to the service of delivered orders. */
export interface Ratings {
  /** From 1 to 5, with one decimal. */
  average: number;
  /** Number of rated orders. */
  count: number;
}

/** Code of a language, and the texts that the script shows in it before a widget is loaded. */
export interface LoadingTexts {
  locale: string;
  loading: string;
  failed: string;
  retry: string;
}

/** Facts about its site that a script holds, because the site's data arrive later. */
export interface SiteFacts extends Pick<SiteConfig, 'id' | 'version_price' | 'template' | 'postback'> {
  /** Host with port of the site. */
  host: string;
  /** Names the version of the site's data. */
  tag: string;
  /** True if the site's links carry a code that the server refuses to customers who have ordered before. */
  isFirstOrderOnly: boolean;
  /** The site's languages except English. */
  languages: readonly LoadingTexts[];
}

/** Discount of the code in the site's own links. */
export interface LinkDiscount extends Discount {
  /** True if the server refuses the code to customers who have ordered before. */
  firstOrderOnly?: boolean;
}

/** All data that a widget needs for its first frame, in one response. */
export interface Bootstrap extends VisitorCountry {
  config: SiteConfig;
  dictionaries: Dictionaries;
  tariff: Tariff;
  /** True if a payment service charges orders online. Absent from other servers, where it is unknown. */
  paysOnline?: boolean;
  /** True if the owner has typed how to pay by hand, which the payment page shows. Absent otherwise and from other servers. */
  tellsHowToPay?: boolean;
  /**
   * Discount of the code in `config.redirect`, so that the first price contains it. Absent if the code is valid for a
   * limited time, because this document is cached; widgets then ask the server.
   */
  linkDiscount?: LinkDiscount;
  /** Absent while the site has too few rated orders. */
  ratings?: Ratings;
  /** Language of the document's names and texts, such as `de`. Absent from English documents. */
  locale?: string;
  direction?: 'ltr' | 'rtl';
  /**
   * Texts of the widgets in that language, by their English wording. An English document has them only if the site has
   * its own wordings.
   */
  texts?: Translations;
}

/** The part of a site that the order rules read. It has no tariff, because the server loads prices separately. */
export type Site = Pick<Bootstrap, 'config' | 'dictionaries'>;

export type PriceVersion = 1 | 2;
export const priceVersion = (config: SiteConfig): PriceVersion => (config.version_price === 2 ? 2 : 1);

/** Returns whether customers of a site are known to pay by hand. They pay hours after the order, and deadlines begin then. */
export const isPaidByHand = (site: Pick<Bootstrap, 'paysOnline'> | null): boolean =>
  site?.paysOnline === false;
