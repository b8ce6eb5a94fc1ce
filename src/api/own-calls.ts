import type { AnyCall } from './call.ts';
import * as calls from './calls.ts';

type CallOfTable = (typeof calls)[keyof typeof calls];

/**
 * Calls that only Octavo's server has to offer. Every other call is one of the specification, which the server of any provider
 * answers. Widgets work without the calls of this list.
 */
const ownCalls: readonly CallOfTable[] = [
  calls.bootstrap,
  calls.handOff,
  calls.orders,
  calls.messages,
  calls.sendMessage,
  calls.payment,
  calls.beginPayment,
  calls.bonus,
  calls.changeBonus,
  calls.openSession,
  calls.sendLoginCode,
  calls.checkLoginCode,
  calls.logout,
  calls.sessions,
  calls.endSession,
  calls.accountData,
  calls.deleteAccount,
];

/** Returns whether a call is one of Octavo's own. Compares by method and path, because each bundle has its own objects. */
export const isOwnCall = ({ method, path }: Pick<AnyCall, 'method' | 'path'>): boolean =>
  ownCalls.some((own) => own.method === method && own.path === path);
