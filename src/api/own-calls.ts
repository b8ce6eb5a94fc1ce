import type { AnyCall } from './call.ts';
import * as calls from './calls.ts';

type CallOfTable = (typeof calls)[keyof typeof calls];

/**
 * Calls outside the specification, which only Octavo's server has to offer. Every other call belongs to the specification,
 * which every provider's server offers. Widgets work without the calls of this list.
 */
const ownCalls: readonly CallOfTable[] = [
  calls.bootstrap,
  calls.handOff,
  calls.choosePassword,
  calls.orders,
  calls.messages,
  calls.sendMessage,
  calls.cancellation,
  calls.cancelOrder,
  calls.payment,
  calls.beginPayment,
  calls.bonus,
  calls.changeBonus,
  calls.openSession,
  calls.leaveSession,
  calls.sendLoginCode,
  calls.checkLoginCode,
  calls.changeEmail,
  calls.logout,
  calls.sessions,
  calls.endSession,
  calls.accountData,
  calls.deleteAccount,
];

/** Returns whether a call is outside the specification. Method and path are compared, because each bundle has other objects. */
export const isOwnCall = ({ method, path }: Pick<AnyCall, 'method' | 'path'>): boolean =>
  ownCalls.some((own) => own.method === method && own.path === path);
