/**
 * Meanings of the parameters of paths and queries whose schema has no description. A name with several meanings is preceded by
 * the part of the path before it.
 */
const meanings: Readonly<Record<string, string>> = {
  siteHost: 'Host of the site, such as `papers.example`',
  slug: 'Name of the rule page in its address, such as `terms-of-use`',
  name: 'Name of the dictionary, such as `deadline`',
  version: 'Version of the API, such as `v1`; every version answers alike',
  token: 'Token of the mailed link',
  id: 'Code of the order',
  'sessions/id': '`id` of a session from the list of sessions',
  'file/id': '`id` of the file, from its upload or the list of files',
  'files/id': '`id` of the file, from the order',
  'people/id': '`id` of the person',
  '{list}/id': '`id` of the item in its list',
  'planned/id': '`id` of the planned change of prices',
  'keys/id': '`id` of the key',
  'webhooks/id': '`id` of the webhook',
  '{language}/id': '`id` of the text from the list of texts',
  language: 'Code of a language, such as `de`',
  kind: '`kind` of the letter from the list of letters, such as `ordered`',
  'changes/id': '`id` of the change from the history of prices',
  orderId: 'Code of the order',
  code: 'Code of the order',
  'preferred-writers/code': 'Code of the writer, such as `W10042`',
  'writers/code': 'Code of the writer, such as `W10042`',
  'discounts/code': 'Discount code',
  list: 'Name of the list, such as `deadline`',
  page: 'Number of the page, from 1, for clients that cannot send `x-pagination-page-current`',
  statusId: 'Status of the orders',
  host: 'Host of the site',
  writerCode: 'Code of the writer who has the orders',
  only: '`overdue`: past their deadline and not delivered. `unread`: with messages of the customer that nobody has read',
  find: 'The code of an order; or a part of its topic, its instructions or its customer’s name, address or phone number',
  sort: '`due`: unfinished paid orders by their deadline. Without it the newest come first',
  after: '`next` of the page before',
  perPage: 'Number of orders a page; 25 without it',
  about: 'What the acts changed, such as `order` and its code; every act without it',
  days: 'Number of days up to today',
  month: 'Month such as `2030-12`, in the time zone of the site',
};

/** Returns the meaning of a parameter. `before` is the part of the path before a parameter of the path. */
export const parameterMeaning = (name: string, before = ''): string | undefined =>
  meanings[`${before}/${name}`] ?? meanings[name];
