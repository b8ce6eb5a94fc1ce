import * as calls from '../../../api/calls.ts';
import { fieldsOf } from '../../../order/vocabulary/map-fields.ts';
import type { AnyCall } from '../request-context.ts';

interface RouteClassRow {
  /**
   * Under overload, a new request is refused at once if an earlier request of its line has waited for this many milliseconds.
   */
  targetMs: number;
  /**
   * `turn`: the whole request holds one of the few turns at the database. `start`: the request holds a turn only while it reads
   * its session, because the rest waits for the network or in another queue. `none`: the request needs no turn.
   */
  waitsFor: 'turn' | 'start' | 'none';
}

/** Classes of calls, the most urgent first. */
export const routeClasses = {
  /** Calls that are answered from memory. They are never refused, because a refusal would take the same time. */
  memory: { targetMs: Number.POSITIVE_INFINITY, waitsFor: 'none' },
  /** Calls for files and payment, which complete a placed order. */
  running: { targetMs: 2500, waitsFor: 'start' },
  /** Calls for orders and reads. They share a class, so that neither kind is served only after all of the other. */
  customers: { targetMs: 2000, waitsFor: 'turn' },
  changes: { targetMs: 1000, waitsFor: 'turn' },
  /** Calls with passwords, whose hashes wait in another queue (`bounded-work.ts`). */
  accounts: { targetMs: 1000, waitsFor: 'start' },
  /** Visitors' actions. The actions of many requests are written to the database together. */
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
  accounts: [
    calls.registration,
    calls.login,
    calls.socialLogin,
    calls.changePassword,
    calls.changeEmail,
    calls.choosePassword,
    calls.deleteAccount,
  ],
  statistics: [calls.visitorAction],
};

export const routeClassOf = (call: AnyCall): RouteClass => {
  for (const name of fieldsOf(routeClasses)) if (members[name]?.includes(call)) return name;
  return call.method === 'GET' ? 'customers' : 'changes';
};
