// Data of a site as the specification describes it, without fields that only Octavo's server has.

const items = (...names: string[]) => names.map((name, index) => ({ id: index + 1, name, sort: index + 1 }));

export const dictionaries = {
  paperTypeCategory: items('Essays', 'Dissertation', 'Homework help', 'Questions and problems'),
  paperType: [
    { id: 1, name: 'Essay', sort: 1, categoryId: 1 },
    { id: 5, name: 'Research paper', sort: 2, categoryId: 1 },
    { id: 2, name: 'Problem solving', sort: 3, categoryId: 4, version: 1 },
  ],
  serviceType: items('Writing from scratch', 'Editing/Proofreading'),
  academicLevel: items('Undergraduate', 'Bachelor', 'Professional'),
  deadline: [
    { id: 1, name: '3 hours', sort: 1, value: 10_800 },
    { id: 8, name: '10 days', sort: 2, value: 864_000 },
    { id: 9, name: '14 days', sort: 3, value: 1_209_600 },
  ],
  writerGrade: items('Regular', 'Premium', 'Top 10'),
  paperFormat: items('MLA', 'APA', 'Chicago/Turabian', 'Harvard', 'Other'),
  paperSubject: [{ id: 5, name: 'Other', sort: 1, categoryId: 7, categoryName: 'Other' }],
  extra: items('Abstract page', 'Plagiarism Report', 'Personal Support'),
  currency: [
    { id: 1, title: 'USD', sign: '$', rate: 1 },
    { id: 2, title: 'EUR', sign: '€', rate: 0.9 },
  ],
};

export const siteConfig = (host: string) => ({
  id: 1,
  title: 'Plain Papers',
  domain_site: host,
  domain_cabinet: `my.${host}`,
  address_legal: '1 Plain Street',
  payment: [
    { systemId: 1, descriptor: 'PayPal' },
    { systemId: 3, descriptor: 'Credit Card' },
  ],
  version_price: 3,
  dictionary: { paperType: 1, academicLevel: 1, deadline: 9, writerGrade: 1, serviceType: 1 },
  social: {},
  contact_phone: '+15550100',
  contact_email: 'help@plain.example',
  contact_skype: 'plain',
  hostName: host,
  isReady: true,
});

/** Prices of a page in US dollars by deadline, for the first level. Each further level costs a dollar more. */
const pagePrices: Record<number, Record<number, number>> = {
  1: { 1: 50, 8: 17, 9: 11.96 },
  2: { 1: 30, 8: 10, 9: 8 },
};

export const priceList = Object.entries(pagePrices).flatMap(([serviceId, byDeadline]) =>
  Object.entries(byDeadline).flatMap(([deadlineId, price]) =>
    dictionaries.academicLevel.map(({ id }) => ({
      academicLevelId: id,
      deadlineId: Number(deadlineId),
      typeId: null,
      typeCategoryId: null,
      serviceId: Number(serviceId),
      price: Number((price + id - 1).toFixed(2)),
      unit: 'element',
    })),
  ),
);

export const rules: Record<string, { title: string; html: string }> = {
  'terms-of-use': { title: 'Terms of use', html: '<p>Be plain.</p>' },
  'privacy-policy': { title: 'Privacy policy', html: '<p>We keep little.</p>' },
  'money-back-guarantee': { title: 'Money-back guarantee', html: '<p>You get it back.</p>' },
};
