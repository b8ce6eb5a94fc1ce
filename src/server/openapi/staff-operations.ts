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

/** Bytes of a file. */
export const fileBytes = Type.String({ format: 'binary' });

/** Descriptions of the calls of the office. `operations` compares them with the table of calls. */
export const staffOperations = {
  readInvitation: { summary: 'Returns what an invitation to the office offers', answer: staff.Invitation },
  acceptInvitation: { summary: 'Accepts an invitation to the office, once', answer: staff.RecoveryCodes },
  staffLogin: { summary: 'Logs in to the office', answer: staff.StaffIdentity },
  staffIdentity: {
    summary: 'Returns the person who is logged in to the office',
    answer: staff.StaffIdentity,
  },
  staffLogout: { summary: 'Ends the session of the office', answer: null },
  staffDevices: {
    summary: 'Lists the person’s sessions of the office',
    answer: Type.Array(staff.StaffDevice),
  },
  endStaffSession: { summary: 'Ends one session of the office', answer: null },
  staffMembers: { summary: 'Lists the persons of the office', answer: Type.Array(staff.StaffMember) },
  inviteStaff: { summary: 'Invites a person to the office', answer: staff.StaffMember },
  changeStaff: { summary: 'Changes name, role or access of a person', answer: staff.StaffMember },
  staffActs: {
    summary: 'Lists what was done in the office, newest first',
    answer: Type.Array(staff.StaffAct),
  },
  staffFigures: { summary: 'Returns the figures of a site', answer: figures.StaffFigures },
  staffTemplates: {
    summary: 'Compares what the visitors of each template have ordered',
    answer: figures.StaffTemplates,
  },
  staffPayouts: {
    summary: 'Returns what came in and went back on each day of a month',
    answer: figures.StaffPayouts,
  },
  staffHealth: { summary: 'Returns what needs the provider’s attention', answer: figures.StaffHealth },
  staffOrders: {
    summary: 'Lists the orders that the person of the office may see',
    answer: orders.StaffOrderList,
  },
  staffOrder: { summary: 'Returns an order with everything about it', answer: orders.StaffOrder },
  quoteChange: { summary: 'Returns what a change of an order would cost', answer: orders.OrderChange },
  changeOrder: { summary: 'Changes what was ordered', answer: null },
  grantBonus: { summary: 'Adds an amount to the customer’s Bonus Storage', answer: null },
  staffFile: { summary: 'Downloads a file of an order for the office', answer: fileBytes },
  uploadStaffFile: {
    summary: `Stores a file of at most ${maximumFileBytes} bytes for a delivery`,
    answer: client.StoredFile,
  },
  markPaid: { summary: 'Marks an order as paid by hand', answer: null },
  assignWriter: { summary: 'Gives an order to a writer', answer: null },
  startOrder: { summary: 'Marks a paid order as in progress', answer: null },
  deliverOrder: { summary: 'Delivers stored files, with a message or without', answer: null },
  extendDeadline: { summary: 'Moves the deadline of an order to a later time', answer: null },
  cancelUnpaidOrder: { summary: 'Cancels an unpaid order', answer: null },
  refundOrder: { summary: 'Refunds an order in part, or all that is left', answer: null },
  answerCustomer: { summary: 'Sends a message to the customer of an order', answer: Message },
  noteOrder: { summary: 'Keeps a note about an order', answer: null },
  staffSite: { summary: 'Returns the settings of a site', answer: sites.StaffSite },
  saveSite: { summary: 'Changes settings of a site', answer: sites.StaffSite },
  previewSite: {
    summary: 'Returns the key of a preview of settings that are not saved',
    answer: Type.Object({ key: Type.String() }),
  },
  storeLogo: { summary: 'Stores a logo of a site', answer: Type.Object({ logo: Type.String() }) },
  staffRules: {
    summary: 'Lists the rule pages of a site, in each of its languages',
    answer: Type.Array(sites.StaffRule),
  },
  cleanRule: { summary: 'Returns a rule page as it would be stored', answer: sites.CleanedRule },
  staffTexts: { summary: 'Lists the texts of a site in a language', answer: Type.Array(sites.StaffText) },
  saveText: { summary: 'Replaces a text of a site', answer: sites.StaffText },
  staffLetters: {
    summary: 'Lists the letters with an invented order',
    answer: Type.Array(sites.StaffLetter),
  },
  sendTestLetter: { summary: 'Sends a letter with an invented order to the person who asks', answer: null },
  saveRule: { summary: 'Adds or changes a rule page', answer: sites.SavedRule },
  removeRule: { summary: 'Deletes a rule page in all languages', answer: null },
  staffPrices: { summary: 'Returns the prices of a site as tables', answer: catalogue.StaffPrices },
  comparePrices: {
    summary: 'Returns which prices would change, and changes nothing',
    answer: catalogue.PriceComparison,
  },
  savePrices: { summary: 'Sets compared prices, at once or on a later day', answer: catalogue.StaffPrices },
  cancelPlannedPrices: { summary: 'Drops a planned change of prices', answer: catalogue.StaffPrices },
  priceHistory: {
    summary: 'Lists the changes of prices, newest first',
    answer: Type.Array(catalogue.PastPriceChange),
  },
  undoPrices: { summary: 'Sets prices as they were before a change', answer: catalogue.StaffPrices },
  staffDiscounts: {
    summary: 'Lists the discount codes of a site',
    answer: Type.Array(catalogue.StaffDiscount),
  },
  addDiscount: { summary: 'Adds a discount code', answer: catalogue.StaffDiscount },
  changeDiscount: { summary: 'Changes, pauses or ends a discount code', answer: catalogue.StaffDiscount },
  staffDictionaries: {
    summary: 'Lists what forms offer: types, levels, deadlines, subjects, extras and currencies',
    answer: catalogue.StaffDictionaries,
  },
  addItem: { summary: 'Adds an item to a list', answer: catalogue.StaffItem },
  changeItem: { summary: 'Renames, moves, switches off or changes an item', answer: catalogue.StaffItem },
  staffWriters: {
    summary: 'Lists the writers of a site with their load and ratings',
    answer: catalogue.StaffWriters,
  },
  addWriter: { summary: 'Adds a writer', answer: catalogue.StaffWriter },
  staffWebhooks: { summary: 'Lists the webhooks of a site', answer: Type.Array(programs.StaffWebhook) },
  addWebhook: { summary: 'Adds a webhook', answer: programs.StaffWebhook },
  changeWebhook: {
    summary: 'Changes a webhook, switches it off or on, or replaces its secret',
    answer: programs.StaffWebhook,
  },
  removeWebhook: { summary: 'Removes a webhook and its log', answer: null },
  webhookAttempts: {
    summary: 'Lists what was sent to a webhook, newest first',
    answer: Type.Array(programs.WebhookAttempt),
  },
  sendWebhook: {
    summary: 'Sends a test event to a webhook, or an earlier event again',
    answer: programs.WebhookAttempt,
  },
  staffKeys: { summary: 'Lists the API keys of a site', answer: Type.Array(programs.StaffKey) },
  addKey: { summary: 'Adds an API key', answer: programs.StaffKey },
  endKey: { summary: 'Ends an API key', answer: programs.StaffKey },
  changeWriter: {
    summary: 'Changes the grade of a writer, or whether the writer gets orders',
    answer: catalogue.StaffWriter,
  },
} as const;
