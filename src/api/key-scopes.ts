import type * as calls from './calls.ts';

/** Scopes of API keys, with what each opens. */
export const keyScopes = {
  'orders:read': 'read orders',
  'orders:act': 'act on orders',
  figures: 'read figures and payouts',
  catalogue: 'read and change prices, codes, lists and writers',
} as const;

export type KeyScope = keyof typeof keyScopes;

type Calls = typeof calls;
/** Names of the calls of the office. */
type StaffCall = {
  [Name in keyof Calls]: Calls[Name] extends { path: `/v1/staff/${string}` } ? Name : never;
}[keyof Calls];

/** Scope that opens each call of the office to a key; null for calls of persons alone. A new call needs a row. */
export const scopeOfCall: Readonly<Record<StaffCall, KeyScope | null>> = {
  readInvitation: null,
  acceptInvitation: null,
  staffLogin: null,
  staffIdentity: null,
  staffLogout: null,
  staffDevices: null,
  endStaffSession: null,
  staffMembers: null,
  inviteStaff: null,
  changeStaff: null,
  staffActs: null,
  staffSite: null,
  saveSite: null,
  staffRules: null,
  cleanRule: null,
  saveRule: null,
  staffTexts: null,
  saveText: null,
  staffLetters: null,
  sendTestLetter: null,
  staffWebhooks: null,
  addWebhook: null,
  changeWebhook: null,
  removeWebhook: null,
  webhookAttempts: null,
  sendWebhook: null,
  staffKeys: null,
  addKey: null,
  endKey: null,
  // It counts the orders of all sites, while a key belongs to one.
  staffHealth: null,
  staffFigures: 'figures',
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
