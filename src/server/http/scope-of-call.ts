import type * as calls from '../../api/calls.ts';
import type { KeyScope } from '../../api/key-scopes.ts';
import { callNames } from './call-names.ts';
import type { AnyCall } from './request-context.ts';

type Calls = typeof calls;
/** Names of the calls of the office. */
type StaffCall = {
  [Name in keyof Calls]: Calls[Name] extends { path: `/v1/staff/${string}` } ? Name : never;
}[keyof Calls];

/**
 * Scope that opens a call of the office to a key. A call without a row is one of persons alone, such as `staffHealth`: it counts
 * the orders of all sites, while a key belongs to one.
 */
export const scopeOfCall: Readonly<Partial<Record<StaffCall, KeyScope>>> = {
  staffFigures: 'figures',
  staffTemplates: 'figures',
  staffPayouts: 'figures',
  staffOrders: 'orders:read',
  staffOrder: 'orders:read',
  staffFile: 'orders:read',
  uploadStaffFile: 'orders:act',
  markPaid: 'orders:act',
  assignWriter: 'orders:act',
  startOrder: 'orders:act',
  deliverOrder: 'orders:act',
  extendDeadline: 'orders:act',
  cancelUnpaidOrder: 'orders:act',
  refundOrder: 'orders:act',
  quoteChange: 'orders:act',
  changeOrder: 'orders:act',
  grantBonus: 'orders:act',
  answerCustomer: 'orders:act',
  noteOrder: 'orders:act',
  staffPrices: 'catalogue',
  comparePrices: 'catalogue',
  savePrices: 'catalogue',
  cancelPlannedPrices: 'catalogue',
  priceHistory: 'catalogue',
  undoPrices: 'catalogue',
  staffDiscounts: 'catalogue',
  addDiscount: 'catalogue',
  changeDiscount: 'catalogue',
  staffDictionaries: 'catalogue',
  addItem: 'catalogue',
  changeItem: 'catalogue',
  staffWriters: 'catalogue',
  addWriter: 'catalogue',
  changeWriter: 'catalogue',
};

const scopes: ReadonlyMap<string, KeyScope> = new Map(Object.entries(scopeOfCall));

/** Returns the scope of a call; null for a call of persons alone. */
export const scopeOf = (call: AnyCall): KeyScope | null => scopes.get(callNames.get(call) ?? '') ?? null;
