/** The settings of a site, as the form and the log name them. */
const settings = {
  title: 'Name of the site',
  address_legal: 'Legal address',
  contact_email: 'E-mail for customers',
  contact_phone: 'Phone',
  contact_skype: 'Skype',
  supportHours: 'Hours of the support',
  time_zone: 'Time zone',
  samplesUrl: 'Page with samples',
  notice_email: 'E-mail for letters to you',
  authEnabled: 'Customers can register and log in',
  second_factor: 'Second factor of customers',
  'promises.revisionDays': 'Days of free revisions',
  'promises.refundPercents.beforeWriter': 'Percent back before a writer begins',
  'promises.refundPercents.firstHalf': 'Percent back in the first half of the time',
  'promises.refundPercents.secondHalf': 'Percent back in the second half',
  'promises.latePercent': 'Percent back for a late paper',
  'promises.firstOrderCode': 'Discount code for a first order',
  'brand.logo': 'Logo',
  'brand.accent': 'Colour',
  'brand.font': 'Font',
  payment: 'Payment methods',
  payment_answer_hours: 'Hours within which you answer how to pay',
  how_to_pay: 'How customers pay by hand',
  'template.calculator': 'Template of the calculator',
  'template.order-form': 'Template of the order form',
  'template.price-list': 'Template of the price list',
  'template.service-rules': 'Template of the service rules',
  'template.service-info': 'Template of the service info',
  theme: 'Theme of the widgets',
  languages: 'Languages',
  version_price: 'Version of the prices',
  demo_pages: 'Pages of the demo',
} as const;

/** Fields by their name in an act; a name with the act before it counts for this act alone. */
const labels: Readonly<Record<string, string>> = {
  ...settings,
  cents: 'Amount',
  reference: 'Reference',
  writerCode: 'Writer',
  deadlineAt: 'Deadline',
  returnedCents: 'Given back in all',
  grantedCents: 'Bonus given in all',
  reason: 'Reason',
  isReturned: 'Given back in another way',
  priceCents: 'Price',
  dueCents: 'Left to pay',
  refundCents: 'Goes back',
  numberElements: 'Pages, problems or the like',
  name: 'Name',
  role: 'Role',
  isActive: 'Active',
  gradeId: 'Grade',
  type: 'Kind',
  value: 'Worth',
  from: 'From',
  until: 'Until',
  isFirstOrderOnly: 'For first orders only',
  maximumUses: 'Orders in all',
  maximumUsesPerCustomer: 'Orders of each customer',
  minimumDollars: 'Smallest order',
  isPaused: 'Paused',
  position: 'Position',
  isOff: 'Switched off',
  about: 'Explanation',
  category: 'Category',
  categoryName: 'Category',
  dollars: 'Price',
  sign: 'Sign',
  rate: 'Units for one US dollar',
  language: 'Language',
  html: 'Text',
  fromDay: 'From',
  prices: 'Prices',
  events: 'Events',
  isSecretReplaced: 'Secret replaced',
  scopes: 'May',
  endsAt: 'Ends',
  'changeStaff.isActive': 'May log in',
  'inviteStaff.isActive': 'May log in',
  'noteOrder.text': '',
  'saveItem.value': 'Hours until the delivery',
  'saveRule.title': 'Title',
};

/** Form in which a value is written, unless it is a plain text, number, flag or list. */
const kindRows = {
  payment: 'methods',
  'brand.logo': 'picture',
  scopes: 'scopes',
  theme: 'theme',
  deadlineAt: 'time',
  gradeId: 'grade',
  from: 'time',
  until: 'time',
  endsAt: 'time',
  minimumDollars: 'dollars',
  dollars: 'dollars',
  html: 'length',
  fromDay: 'day',
  'saveItem.value': 'seconds',
} as const;

/** Path of a setting. */
export type Setting = keyof typeof settings;
/** Returns the source of a setting's field, and its label, which the form and the log share. */
export const settingField = (setting: Setting) => ({ source: setting, label: settings[setting] });

/** Returns a table's entry for a field of an act, or for that field in any act. */
const lookUpIn =
  <Value>(table: Readonly<Record<string, Value>>) =>
  (act: string, name: string): Value | undefined =>
    table[`${act}.${name}`] ?? table[name];
export const fieldLabel = lookUpIn(labels);
const knownKind = lookUpIn(kindRows);
export const fieldKind = (act: string, name: string) =>
  /(^c|C)ents$/.test(name) ? 'cents' : knownKind(act, name);
