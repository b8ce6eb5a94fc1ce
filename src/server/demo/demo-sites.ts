import { languageCodes } from '../../languages/languages.ts';
import {
  paperTypeId,
  paymentSystemId,
  paymentSystems,
  services,
  writerGrades,
} from '../../order/vocabulary/ids.ts';
import type { PriceVersion } from '../../order/vocabulary/site.ts';
import type { DiscountSeed, SiteSeed } from '../stores/sites/site-seed.ts';
import { demoDictionaries } from './dictionaries.ts';
import { translateWords } from './languages/translate-words.ts';
import { moneyBackGuarantee as arabicGuarantee } from './rules/arabic/money-back-guarantee.ts';
import { privacyPolicy as arabicPolicy } from './rules/arabic/privacy-policy.ts';
import { termsOfUse as arabicTerms } from './rules/arabic/terms-of-use.ts';
import { moneyBackGuarantee as germanGuarantee } from './rules/german/money-back-guarantee.ts';
import { privacyPolicy as germanPolicy } from './rules/german/privacy-policy.ts';
import { termsOfUse as germanTerms } from './rules/german/terms-of-use.ts';
import { moneyBackGuarantee } from './rules/money-back-guarantee.ts';
import { privacyPolicy } from './rules/privacy-policy.ts';
import { moneyBackGuarantee as spanishGuarantee } from './rules/spanish/money-back-guarantee.ts';
import { privacyPolicy as spanishPolicy } from './rules/spanish/privacy-policy.ts';
import { termsOfUse as spanishTerms } from './rules/spanish/terms-of-use.ts';
import { termsOfUse } from './rules/terms-of-use.ts';
import { tariffVersion1 } from './version-1/tariff.ts';
import { tariffVersion2 } from './version-2/tariff.ts';

/** Discount codes of the demo sites: one of each type, and an expired one. */
const discounts: DiscountSeed[] = [
  { code: 'WELCOME15', type: 'percent', value: 15, activeFrom: null, activeTo: null, firstOrderOnly: true },
  { code: 'TENOFF', type: 'fixed', value: 10, activeFrom: null, activeTo: null },
  {
    code: 'SPRING10',
    type: 'percent',
    value: 10,
    activeFrom: Date.UTC(2024, 2, 1),
    activeTo: Date.UTC(2024, 5, 1),
  },
];

const config = (version: PriceVersion): SiteSeed['config'] => ({
  title: 'Octavo Writing',
  address_legal: 'Octavo Writing Ltd, 8 Folio Street, London EC1A 1AA',
  payment: [
    { systemId: paymentSystems.payPal, descriptor: 'PayPal', isAvailable: true },
    { systemId: paymentSystems.creditCard, descriptor: 'Credit Card', isAvailable: true },
    { systemId: paymentSystemId(4), descriptor: 'Bank transfer', isAvailable: false },
  ],
  version_price: version,
  // Null selects the first level and the last deadline of the chosen type.
  dictionary: {
    paperType: paperTypeId(1),
    academicLevel: null,
    deadline: null,
    writerGrade: writerGrades.regular,
    serviceType: services.writing,
  },
  postback: [],
  social: {},
  contact_phone: '+1 (555) 010-0808',
  contact_email: 'support@octavo-writing.example',
  contact_skype: 'octavo.writing',
  supportHours: 'Every day, 8 AM to 10 PM in London',
  samplesUrl: '/samples/',
  // The template m2_d1 of the order form does not support price version 2.
  template: { 'order-form': version === 2 ? 'm1_d1' : 'm2_d1' },
  redirect: { path: '/order/', inputDiscountCode: 'WELCOME15', discountName: 'First paper' },
  promises: {
    revisionDays: 14,
    refundPercents: { beforeWriter: 100, firstHalf: 70, secondHalf: 50 },
    latePercent: 100,
    firstOrderCode: 'WELCOME15',
  },
  authEnabled: true,
  notice_email: '',
  payment_answer_hours: 12,
  second_factor: 'off',
  languages: languageCodes,
});

const soldBy = (version: PriceVersion) => ({
  config: config(version),
  dictionaries: demoDictionaries(version),
});

const site = (version: PriceVersion, sold = soldBy(version)): SiteSeed => ({
  subdomain: version === 2 ? 'v2' : '',
  ...sold,
  tariff: version === 2 ? tariffVersion2 : tariffVersion1,
  discounts,
  rules: [termsOfUse, moneyBackGuarantee, privacyPolicy],
  ruleTranslations: [
    germanTerms,
    germanGuarantee,
    germanPolicy,
    spanishTerms,
    spanishGuarantee,
    spanishPolicy,
    arabicTerms,
    arabicGuarantee,
    arabicPolicy,
  ],
  translations: translateWords(sold),
  writers: [
    { code: 'W1001', gradeId: writerGrades.regular },
    { code: 'W10023', gradeId: writerGrades.premium },
    { code: 'W10042', gradeId: writerGrades.top10 },
  ],
});

/** Sites of the demo provider, Octavo Writing: one for each price version. */
export const demoSites: readonly SiteSeed[] = [site(1), site(2)];
