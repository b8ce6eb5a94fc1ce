import { dayMs, hourMs, minuteMs } from '../durations.ts';
import type { Settings } from '../settings/settings.ts';
import type { CountedLimit } from './store/rate-limits.ts';

/** Longest time in which any limit counts uses, in ms: a day. The cleanup deletes counts that end later than this. */
export const longestWindowMs = dayMs;

type Allowance = Omit<CountedLimit, 'name'>;
export interface RateLimit {
  /** Maximum of uses from one network. The first 48 bits of an IPv6 address have `networksTogether` times as many. */
  address: Allowance;
  /** Maximum of uses for one account, which is an e-mail address on a site, or a client. */
  account: Allowance;
  /** Field that the refusal concerns; empty for none. */
  property: string;
  /** First sentence of the refusal. */
  reason: string;
  /** Alternative to waiting, appended to the refusal; may be empty. */
  alternative: string;
}

/** Number of networks of 64 bits whose uses a network of 48 bits may have. */
export const networksTogether = 10;

/** Calls that a key may make in a minute. */
export const callsOfKey = 600;

const aMinute = (maximum: number) => ({ maximum, windowMs: minuteMs });
const anHour = (maximum: number) => ({ maximum, windowMs: hourMs });
const aDay = (maximum: number) => ({ maximum, windowMs: longestWindowMs });

/** Daily limits of the requests that fill the storage, by network and by mailbox or client. */
const createDailyLimits = ({
  triesPerAccount,
  registrationsPerDay,
  ordersPerDay,
  messagesPerDay,
}: Settings) => ({
  /**
   * Registrations from one network in a day, so that no network fills the storage, and with one mailbox, so that no mailbox
   * gets more letters. Those with a taken address count too, because their refusals tell which addresses have accounts.
   */
  dailyRegistration: {
    address: aDay(registrationsPerDay),
    account: aDay(triesPerAccount),
    property: '',
    reason: 'Too many registrations came from your network or with this address today',
    alternative: '',
  },
  /**
   * Orders of a client's mailbox and of a network in a day. The mailbox gets a letter for each. Accounts
   * whose addresses differ in a tag have one mailbox.
   */
  dailyOrder: {
    address: aDay(10 * ordersPerDay),
    account: aDay(ordersPerDay),
    property: '',
    reason: 'Too many orders were placed today, so this one was not placed',
    alternative: ', or write to us',
  },
  /** Messages and attached files of a client and of a network in a day. The provider gets letters about them. */
  dailyMessage: {
    address: aDay(10 * messagesPerDay),
    account: aDay(messagesPerDay),
    property: '',
    reason: 'Too many messages and files were sent today, so this was not sent',
    alternative: ', or write to us by e-mail',
  },
});

/** Returns the limits of all requests that can guess a secret, flood a mailbox or fill the storage. */
export const createLimits = (settings: Settings) => {
  const { triesPerMinute, triesPerAccount } = settings;
  const common = {
    address: aMinute(triesPerMinute),
    account: { maximum: triesPerAccount, windowMs: 15 * minuteMs },
    property: '',
    reason: 'Too many attempts',
    alternative: '',
  };
  const hourly = { ...common, account: anHour(triesPerAccount) };
  return {
    ...createDailyLimits(settings),
    login: { ...common, alternative: ', or choose a new password by mail' },
    /** Logins to the office, which has no reset of a password by mail. */
    staffLogin: { ...common, alternative: ', or ask an owner for a new invitation' },
    registration: common,
    /** Entries of the current password, which a client needs to change it or to delete the account. */
    password: common,
    /**
     * Requests of reset links. A network has as many in an hour as uses in a minute elsewhere, because each request sends a
     * letter.
     */
    restore: {
      ...hourly,
      address: anHour(triesPerMinute),
      reason: 'Too many links have been requested',
      alternative: '. The links in your mailbox work for an hour',
    },
    /** Entries of a login code. The code is short, so an account has few entries in an hour. */
    code: { ...hourly, property: 'code' },
    /** Requests of another confirmation letter or login code by e-mail. */
    mail: hourly,
    /** Downloads of all data of an account, which are limited because a download reads many rows. */
    data: hourly,
    /** Uses of links from letters. Only networks are counted, because the codes of links are too long to be guessed. */
    link: common,
    /** Requests that open a payment page. Only networks are counted. */
    payment: common,
    /** Discount codes. Only invalid codes count, and a customer mistypes several, so accounts get three times the limit. */
    discount: {
      address: { maximum: triesPerMinute, windowMs: 15 * minuteMs },
      account: { maximum: 3 * triesPerAccount, windowMs: 15 * minuteMs },
      property: 'discountCode',
      reason: 'Too many codes that are not valid',
      alternative: ', or order without one',
    },
    /** Calls by an API key. Only the key is counted, because a program may have many networks. */
    key: {
      ...common,
      address: aMinute(callsOfKey),
      account: aMinute(callsOfKey),
      reason: 'This key has made too many calls',
    },
  } satisfies Record<string, RateLimit>;
};

export type RateLimitName = keyof ReturnType<typeof createLimits>;
