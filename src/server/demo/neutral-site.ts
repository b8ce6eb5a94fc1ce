import { paymentSystemId } from '../../order/vocabulary/ids.ts';
import type { SiteSeed } from '../sites/site-seed.ts';
import { demoSites } from './demo-sites.ts';

type Config = SiteSeed['config'];

/** The one way to pay that needs no account of a payment service. Its number is that of the demo's bank transfer. */
const byTransfer: Config['payment'] = [
  { systemId: paymentSystemId(4), descriptor: 'Bank transfer', isAvailable: true },
];

/** Removes a provider's own values from a config: names, contacts, accounts and addresses. */
export const withoutOwner = (
  { samplesUrl: _, supportHours: __, promises: ___, demo_pages: ____, brand: _____, ...config }: Config,
  host: string,
): Config => ({
  ...config,
  title: host,
  address_legal: '',
  contact_phone: '',
  contact_email: '',
  contact_skype: '',
  notice_email: '',
  postback: [],
  social: {},
  redirect: null,
  payment: byTransfer,
  payment_answer_hours: 24,
  how_to_pay: '',
});

/** Rule pages that the order form links to. Customers accept them, so the provider has to write them. */
const unwrittenRules = [
  ['terms-of-use', 'Terms of Use'],
  ['privacy-policy', 'Privacy Policy'],
  ['money-back-guarantee', 'Money-Back Guarantee'],
].map(([slug = '', title = '']) => ({
  slug,
  title,
  html: '<p>This page is not written yet. Please ask us before you order.</p>',
}));

/** Returns a new site with the lists of a price version, but without prices, surcharges, codes and writers. */
export const neutralSite = (host: string, version: string): SiteSeed => {
  const seed = demoSites.find(({ config }) => String(config.version_price) === version);
  if (!seed) throw new Error(`"${version}" is not a price version. The versions are 1 and 2.`);
  return {
    ...seed,
    config: { ...withoutOwner(seed.config, host), languages: ['en'] },
    tariff: { ...seed.tariff, grids: [], gradePercents: [], extraCents: [] },
    discounts: [],
    rules: unwrittenRules,
    ruleTranslations: [],
    writers: [],
  };
};
