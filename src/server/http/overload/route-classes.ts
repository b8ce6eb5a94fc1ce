import * as calls from '../../../api/calls.ts';
import { fieldsOf } from '../../../order/vocabulary/map-fields.ts';
import type { AnyCall } from '../request-context.ts';

interface RouteClassRow {
  /** While the server is overloaded, a request is refused at once if another one before it has waited for so many milliseconds. */
  targetMs: number;
  /**
   * `turn`: all work takes one of few turns at the database. `start`: only finding the session does, because the rest waits for
   * the network or has a queue of its own. `none`: the requests never wait.
   */
  waitsFor: 'turn' | 'start' | 'none';
}

/** Classes of calls, the most urgent first. */
export const routeClasses = {
  /** Answered from memory. Never refused, because a refusal would take as long. */
  memory: { targetMs: Number.POSITIVE_INFINITY, waitsFor: 'none' },
  /** Files and payment, which complete a placed order. */
  running: { targetMs: 2500, waitsFor: 'start' },
  /** Orders and reads share a class, because neither may keep the other from being served at all. */
  customers: { targetMs: 2000, waitsFor: 'turn' },
  changes: { targetMs: 1000, waitsFor: 'turn' },
  /** Password hashes have a queue of their own (`accounts/bounded-work.ts`). */
  accounts: { targetMs: 1000, waitsFor: 'start' },
  /** Events of many requests are written at once. */
  statistics: { targetMs: 500, waitsFor: 'none' },
} as const satisfies Record<string, RouteClassRow>;

export type RouteClass = keyof typeof routeClasses;

/** Calls of each class. Calls that are not listed are `customers` if their method is GET, else `changes`. */
const members: Readonly<Partial<Record<RouteClass, readonly AnyCall[]>>> = {
  memory: [
    calls.bootstrap,
    calls.siteConfig,
    calls.location,
    calls.dictionaries,
    calls.dictionary,
    calls.rules,
    calls.rule,
    calls.priceList,
    calls.calculatePrice,
  ],
  running: [
    calls.attachFiles,
    calls.handOff,
    calls.uploadFile,
    calls.downloadFile,
    calls.payment,
    calls.beginPayment,
    calls.changeBonus,
  ],
  customers: [calls.validateOrder, calls.createOrder],
  accounts: [calls.registration, calls.login, calls.socialLogin, calls.changePassword, calls.resetPassword],
  statistics: [calls.visitorAction],
};

export const routeClassOf = (call: AnyCall): RouteClass => {
  for (const name of fieldsOf(routeClasses)) if (members[name]?.includes(call)) return name;
  return call.method === 'GET' ? 'customers' : 'changes';
};
