import type { Fields } from '../../../api/call.ts';
import { fieldsOf, mapFields } from '../../../order/vocabulary/map-fields.ts';
import { type Account, type DemoOrder, demoCustomer } from './demo-orders.ts';
import data from './year.json' with { type: 'json' };

/** Days between two orders of the year. The last order is older than the longest history. */
const daysApart = 10;
const firstDaysAgo = 363;
const lastDaysAgo = 6;

/** Returns an item of a list that begins again at its end. */
const nth = <Item>(list: readonly Item[], index: number): Item => {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('An empty list has no items.');
  return item;
};

/** Returns the values of the lists at an index. The lists have different lengths, so that orders differ. */
const valuesAt = <Name extends string>(lists: Readonly<Record<Name, readonly string[]>>, index: number) =>
  mapFields(fieldsOf(lists), (name) => nth(lists[name], index));

/** Days for which visitors are played, and visitors of a day. */
const visitedDays = 30;
const visitorsPerDay = 6;

/** Returns the origin of a visitor, with the visitor's id. */
const visitorAt = (index: number) => ({
  ...valuesAt(data.sourceOf, index),
  visitorId: `demo-visitor-${index}`,
});

/** Returns an order, which the first visitor of its day has placed. */
const orderAt = (index: number): DemoOrder => {
  const days = firstDaysAgo - index * daysApart;
  const { fields, steps }: Pick<DemoOrder, 'fields' | 'steps'> = nth(data.histories, index);
  return {
    ago: { days, hours: (index * 5) % 24 },
    fields: { ...valuesAt(data.fieldsOf, index), ...visitorAt(days * visitorsPerDay), ...fields },
    steps,
  };
};

const orderCount = Math.floor((firstDaysAgo - lastDaysAgo) / daysApart) + 1;
const accountOf = ([firstName = '', lastName = '']: readonly string[]): Account => ({
  ...demoCustomer,
  email: `${firstName}.${lastName}@example.com`.toLowerCase(),
  firstName,
  lastName,
});

/** The customers of a year with their orders, oldest first. They exist only on local demo sites. */
export const yearOfOrders = data.customers.map((names, place) => ({
  account: accountOf(names),
  orders: Array.from({ length: orderCount }, (_, index) => index)
    .filter((index) => index % data.customers.length === place)
    .map(orderAt),
}));

/** Actions of a visitor, in their sequence. Every visitor does the first one, and fewer visitors do each next one. */
const actions = ['Show', 'Price', 'Checkout', 'Registration'];

const actionsOfVisitor = (index: number): Fields[] => {
  const { template, page, fv_device, utm_campaign, visitorId } = visitorAt(index);
  return actions.slice(0, nth([1, 2, 1, 3, 2, 1, 4, 2, 1, 1, 2], index)).map((action) => ({
    category: 'Widget',
    label: 'Order Form',
    visitorId,
    configData: JSON.stringify({ template }),
    actionData: JSON.stringify({ action }),
    deviceData: JSON.stringify({ width: { mobile: 390, tablet: 820, desktop: 1440 }[fv_device] }),
    environmentData: JSON.stringify({ location: page, storage: { utm_campaign } }),
  }));
};

/** Actions of visitors in the last month, with their age in days. */
export const visits = Array.from({ length: visitedDays }, (_, daysAgo) => ({
  daysAgo,
  actions: Array.from({ length: visitorsPerDay }, (_, visitor) => daysAgo * visitorsPerDay + visitor).flatMap(
    actionsOfVisitor,
  ),
}));
