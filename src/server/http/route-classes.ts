import * as calls from '../../api/calls.ts';
import { fieldsOf } from '../../order/vocabulary/map-fields.ts';
import type { AnyCall } from './request-context.ts';

interface RouteClassRow {
  /** Longest wait of a request, in milliseconds. New requests are refused at once while others have waited longer. */
  longestWaitMs: number;
  /** Whether the calls take turns at the database. The other calls are answered from memory or have a queue of their own. */
  takesTurn: boolean;
}

/** Classes of calls, the most urgent first. Requests of the last class are refused first. */
export const routeClasses = {
  memory: { longestWaitMs: 4000, takesTurn: false },
  orders: { longestWaitMs: 4000, takesTurn: true },
  /** Files and payments wait for the network, so a turn would be held for long. */
  outside: { longestWaitMs: 3000, takesTurn: false },
  reads: { longestWaitMs: 3000, takesTurn: true },
  changes: { longestWaitMs: 2000, takesTurn: true },
  /** Password hashes have a queue of their own (`accounts/bounded-work.ts`). */
  accounts: { longestWaitMs: 2000, takesTurn: false },
  statistics: { longestWaitMs: 1000, takesTurn: false },
} as const satisfies Record<string, RouteClassRow>;

export type RouteClass = keyof typeof routeClasses;

/** Calls of each class. Calls that are not listed are `reads` if their method is GET, else `changes`. */
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
  orders: [calls.validateOrder, calls.createOrder, calls.attachFiles, calls.identity, calls.handOff],
  outside: [
    calls.uploadFile,
    calls.downloadFile,
    calls.payment,
    calls.beginPayment,
    calls.changeBonus,
    calls.socialLogin,
  ],
  accounts: [calls.registration, calls.login, calls.changePassword, calls.resetPassword],
  statistics: [calls.visitorAction],
};

export const routeClassOf = (call: AnyCall): RouteClass => {
  for (const name of fieldsOf(routeClasses)) if (members[name]?.includes(call)) return name;
  return call.method === 'GET' ? 'reads' : 'changes';
};
