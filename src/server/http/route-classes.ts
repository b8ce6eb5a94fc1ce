import * as calls from '../../api/calls.ts';
import { fieldsOf } from '../../order/vocabulary/map-fields.ts';
import type { AnyCall } from './request-context.ts';

export interface RouteClassRow {
  /** Milliseconds that a request may have waited. While others have waited longer, new ones are refused at once. */
  mostWaitMs: number;
  /** Takes one of the turns at the database. Calls without one only send what is in memory, or have a queue of their own. */
  takesTurn: boolean;
}

/** Classes of calls. Those that are listed first have their turn first, and the last are refused first. */
export const routeClasses = {
  memory: { mostWaitMs: 2000, takesTurn: false },
  orders: { mostWaitMs: 2000, takesTurn: true },
  /** Files and payments wait for the network, so a turn would be held for long. */
  outside: { mostWaitMs: 1500, takesTurn: false },
  reads: { mostWaitMs: 1500, takesTurn: true },
  changes: { mostWaitMs: 1000, takesTurn: true },
  /** Password hashes have a queue of their own (`accounts/bounded-work.ts`). */
  accounts: { mostWaitMs: 1000, takesTurn: false },
  statistics: { mostWaitMs: 500, takesTurn: false },
} as const satisfies Record<string, RouteClassRow>;

export type RouteClass = keyof typeof routeClasses;

/** Calls of each class. Of the others, those with GET are reads, and the rest are changes. */
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
