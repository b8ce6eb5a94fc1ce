import { Type } from 'typebox';
import * as client from '../../api/resources/client.ts';
import { Message } from '../../api/resources/order.ts';
import * as staff from '../../api/resources/staff.ts';
import * as catalogue from '../../api/resources/staff-catalogue.ts';
import * as figures from '../../api/resources/staff-figures.ts';
import * as orders from '../../api/resources/staff-orders.ts';
import * as programs from '../../api/resources/staff-programs.ts';
import * as sites from '../../api/resources/staff-sites.ts';
import { maximumFileBytes } from '../../order/file-limits.ts';

export const fileBytes = Type.String({ format: 'binary' });

/** Descriptions of the calls of the office. `operations` compares them with the table of calls. */
export const staffOperations = {
  readInvitation: ['Returns what an invitation to the office offers', staff.Invitation],
  acceptInvitation: ['Accepts an invitation to the office, once', staff.RecoveryCodes],
  staffLogin: ['Logs in to the office', staff.StaffIdentity],
  staffIdentity: ['Returns the person who is logged in to the office', staff.StaffIdentity],
  staffLogout: ['Ends the session of the office', null],
  staffDevices: ['Lists the person’s sessions of the office', Type.Array(staff.StaffDevice)],
  endStaffSession: ['Ends one session of the office', null],
  staffMembers: ['Lists the persons of the office', Type.Array(staff.StaffMember)],
  inviteStaff: ['Invites a person to the office', staff.StaffMember],
  changeStaff: ['Changes name, role or access of a person', staff.StaffMember],
  staffActs: ['Lists what was done in the office, newest first', Type.Array(staff.StaffAct)],
  staffFigures: ['Returns the figures of a site', figures.StaffFigures],
  staffTemplates: ['Compares what the visitors of each template have ordered', figures.StaffTemplates],
  staffPayouts: ['Returns what came in and went back on each day of a month', figures.StaffPayouts],
  staffHealth: ['Returns what needs the provider’s attention', figures.StaffHealth],
  staffOrders: ['Lists the orders that the person of the office may see', orders.StaffOrderList],
  staffOrder: ['Returns an order with everything about it', orders.StaffOrder],
  quoteChange: ['Returns what a change of an order would cost', orders.OrderChange],
  changeOrder: ['Changes what was ordered', null],
  grantBonus: ['Adds an amount to the customer’s Bonus Storage', null],
  staffFile: ['Downloads a file of an order for the office', fileBytes],
  uploadStaffFile: [`Stores a file of at most ${maximumFileBytes} bytes for a delivery`, client.StoredFile],
  markPaid: ['Marks an order as paid by hand', null],
  assignWriter: ['Gives an order to a writer', null],
  startOrder: ['Marks a paid order as in progress', null],
  deliverOrder: ['Delivers stored files, with a message or without', null],
  extendDeadline: ['Moves the deadline of an order to a later time', null],
  cancelUnpaidOrder: ['Cancels an unpaid order', null],
  refundOrder: ['Refunds an order in part, or all that is left', null],
  answerCustomer: ['Sends a message to the customer of an order', Message],
  noteOrder: ['Keeps a note about an order', null],
  staffSite: ['Returns the settings of a site', sites.StaffSite],
  saveSite: ['Changes settings of a site', sites.StaffSite],
  previewSite: [
    'Returns the key of a preview of settings that are not saved',
    Type.Object({ key: Type.String() }),
  ],
  storeLogo: ['Stores a logo of a site', Type.Object({ logo: Type.String() })],
  staffRules: ['Lists the rule pages of a site, in each of its languages', Type.Array(sites.StaffRule)],
  cleanRule: ['Returns a rule page as it would be stored', sites.CleanedRule],
  staffTexts: ['Lists the texts of a site in a language', Type.Array(sites.StaffText)],
  saveText: ['Replaces a text of a site', sites.StaffText],
  staffLetters: ['Lists the letters with an invented order', Type.Array(sites.StaffLetter)],
  sendTestLetter: ['Sends a letter with an invented order to the person who asks', null],
  saveRule: ['Adds or changes a rule page', sites.SavedRule],
  removeRule: ['Deletes a rule page in all languages', null],
  staffPrices: ['Returns the prices of a site as tables', catalogue.StaffPrices],
  comparePrices: ['Returns which prices would change, and changes nothing', catalogue.PriceComparison],
  savePrices: ['Sets compared prices, at once or on a later day', catalogue.StaffPrices],
  cancelPlannedPrices: ['Drops a planned change of prices', catalogue.StaffPrices],
  priceHistory: ['Lists the changes of prices, newest first', Type.Array(catalogue.PastPriceChange)],
  undoPrices: ['Sets prices as they were before a change', catalogue.StaffPrices],
  staffDiscounts: ['Lists the discount codes of a site', Type.Array(catalogue.StaffDiscount)],
  addDiscount: ['Adds a discount code', catalogue.StaffDiscount],
  changeDiscount: ['Changes, pauses or ends a discount code', catalogue.StaffDiscount],
  staffDictionaries: [
    'Lists what forms offer: types, levels, deadlines, subjects, extras and currencies',
    catalogue.StaffDictionaries,
  ],
  addItem: ['Adds an item to a list', catalogue.StaffItem],
  changeItem: ['Renames, moves, switches off or changes an item', catalogue.StaffItem],
  staffWriters: ['Lists the writers of a site with their load and ratings', catalogue.StaffWriters],
  addWriter: ['Adds a writer', catalogue.StaffWriter],
  staffWebhooks: ['Lists the webhooks of a site', Type.Array(programs.StaffWebhook)],
  addWebhook: ['Adds a webhook', programs.StaffWebhook],
  changeWebhook: ['Changes a webhook, switches it off or on, or replaces its secret', programs.StaffWebhook],
  removeWebhook: ['Removes a webhook and its log', null],
  webhookAttempts: ['Lists what was sent to a webhook, newest first', Type.Array(programs.WebhookAttempt)],
  sendWebhook: ['Sends a test event to a webhook, or an earlier event again', programs.WebhookAttempt],
  staffKeys: ['Lists the API keys of a site', Type.Array(programs.StaffKey)],
  addKey: ['Adds an API key', programs.StaffKey],
  endKey: ['Ends an API key', programs.StaffKey],
  changeWriter: ['Changes the grade of a writer, or whether the writer gets orders', catalogue.StaffWriter],
} as const;
