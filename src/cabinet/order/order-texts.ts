import type { Order } from '../../api/resources.ts';
import { formatDate, formatTime, parseServerDate, relativeTime } from '../../order/dates.ts';
import { paperTypeId, services, wordsPerPage } from '../../order/ids.ts';
import { formatMoney, toCents } from '../../order/money.ts';
import { instanceWordOf } from '../../order/paper-type-rules.ts';
import type { Bootstrap } from '../../order/site.ts';

/** An amount of the order in its own currency; dollars until the currencies are here. */
export const amountText = (amount: number, { currencyId }: Order, site: Bootstrap | null): string => {
  const currency = site?.dictionaries.currency.find(({ id }) => id === currencyId);
  return formatMoney(toCents(amount), currency?.sign);
};

/** Server time as the visitor's own: "Nov 20th, 2025, 4:05 PM". What is no date is shown as it came. */
export const momentText = (text: string): string => {
  const date = parseServerDate(text);
  return date ? `${formatDate(date)}, ${formatTime(date)}` : text;
};

/** The same as "3 days ago" or "Just now", with `now` in epoch milliseconds. */
export const agoText = (text: string, now: number): string => {
  const date = parseServerDate(text);
  return date ? relativeTime(date.getTime(), now) : text;
};

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** "3 pages, double spaced (825 words)", "12 slides", "5 questions". */
export const amountOfWork = (order: Order): string => {
  const { typeId, numberElements, numberSlides, spacingType } = order;
  const word = instanceWordOf(paperTypeId(typeId));
  const spacing = spacingType === 'single' ? 'single' : 'double';
  const pages = `${counted(numberElements, word)}, ${spacing} spaced (${numberElements * wordsPerPage[spacing]} words)`;
  const elements = word === 'page' ? pages : counted(numberElements, word);
  const parts = [numberElements > 0 && elements, numberSlides > 0 && counted(numberSlides, 'slide')];
  return parts.filter(Boolean).join(' and ');
};

/** Label and text of each line that sums an order up. */
export const summaryOf = (order: Order): readonly (readonly [string, string])[] => [
  ['Type of paper', order.typeName],
  ['Service', order.serviceId === services.writing ? 'Writing from scratch' : 'Editing/Proofreading'],
  ['Academic level', order.academicLevelName],
  ['Length', amountOfWork(order)],
  ['Deadline', momentText(order.deadlineAt)],
];
