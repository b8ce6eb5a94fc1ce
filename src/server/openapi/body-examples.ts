import type { CallName } from '../http/call-names.ts';

type Examples = Readonly<Partial<Record<CallName, Readonly<Record<string, unknown>>>>>;

const account = { email: 'ada@example.com', password: 'tides-and-moons' };
const token = { token: 'token-of-the-letter' };
const paper = {
  typeId: '1',
  serviceId: '1',
  academicLevelId: '1',
  deadlineId: '5',
  topic: 'Tides',
  details: 'Compare two sources',
};
const cents = { cents: 1500, reason: 'Late by a day' };
const price = { serviceId: 1, typeId: null, typeCategoryId: null, academicLevelId: 1, deadlineId: 5 };
const prices = [{ ...price, cents: 1599 }];
const discount = { type: 'percent', value: 20 };
const values = { title: 'Papers' };
const version = { version: 'version-of-the-last-answer' };
const hook = { url: 'https://books.example/octavo', events: ['order.paid'] };
const rule = { title: 'Privacy Policy', html: '<p>We keep your data for a year.</p>' };

/**
 * Fields that a body needs, with examples. The schemas of the customers' calls let them be absent, so that the validation
 * refuses them with a message of its own.
 */
export const requiredExamples: Examples = {
  validateOrder: paper,
  createOrder: paper,
  registration: account,
  login: account,
  socialLogin: { token: 'token-of-facebook' },
  checkLoginCode: { code: '123456' },
  changeEmail: { ...account, email: 'moon@example.com' },
  restorePassword: { email: account.email },
  choosePassword: { ...token, new: 'moons-and-tides', repeat: 'moons-and-tides' },
  changePassword: { current: account.password, new: 'moons-and-tides', repeat: 'moons-and-tides' },
  loginToken: { token: 'code-of-the-hand-off' },
  deleteAccount: { password: account.password },
  confirmEmail: token,
  reviseOrder: { timeRevision: '2030-12-31T12:00:00Z', textRevision: 'Please add a source' },
  rateService: { rate: '5' },
  rateWriter: { rate: '5' },
  sendMessage: { text: 'May I send a source later?' },
};

/** Examples of the other fields of bodies and queries: those that may be absent, and those that the schema itself requires. */
export const furtherFields: Examples = {
  calculatePrice: { typeId: '1', academicLevelId: '1', deadlineId: '5', numberElements: '3' },
  createOrder: { numberElements: '3' },
  openSession: { isChosen: '1' },
  handOff: { orderCode: 'O-7K3M9Q' },
  changePrimaryInfo: { phone: '+15550100124', firstName: 'Ada', lastName: 'Moon' },
  changeAdditionalInfo: { noticeModeEmail: '1', alternativeEmail: 'moon@example.com' },
  cancelOrder: { refundCents: 1500 },
  changeBonus: { useBonus: 1 },
  attachFiles: { receiverType: 'writer', file: { id: [1] } },
  visitorAction: { category: 'Widget', label: 'Calculator', visitorId: 'a-random-id' },
  addItem: { name: 'Case study', categoryId: 1 },
  changeItem: { name: 'Case study' },
  addDiscount: { code: 'SUMMER20', ...discount },
  changeDiscount: discount,
  readInvitation: token,
  acceptInvitation: { ...token, name: 'Ada Moon', password: account.password, code: '123456' },
  assignWriter: { writerCode: 'W10042' },
  deliverOrder: { fileIds: [1], message: 'Your paper is done' },
  answerCustomer: { text: 'Yes, until tomorrow' },
  markPaid: { cents: 4800, reference: 'Transfer 42' },
  extendDeadline: { deadlineAt: '2030-12-31T12:00:00Z', message: 'We need a day more' },
  refundOrder: { ...cents, returnedCents: 0 },
  noteOrder: { text: 'Called the customer' },
  quoteChange: { numberElements: '4' },
  changeOrder: { ...version, numberElements: '4', expectedTotalConverted: 47.96 },
  grantBonus: { ...cents, grantedCents: 0 },
  addKey: { name: 'Book-keeping', scopes: ['orders:read'] },
  inviteStaff: { email: account.email, name: 'Ada Moon', role: 'manager' },
  changeStaff: { role: 'manager' },
  savePrices: { ...version, prices },
  comparePrices: { prices },
  staffLogin: { ...account, code: '123456' },
  previewSite: { values },
  storeLogo: { png: 'iVBORw0KGgo=' },
  cleanRule: { html: rule.html },
  saveRule: { language: 'en', ...rule, ...version },
  saveSite: { ...version, values },
  saveText: { forms: { other: 'Order a paper' } },
  addWriter: { code: 'W10042', gradeId: 2 },
  changeWriter: { gradeId: 3 },
  addWebhook: hook,
  sendWebhook: { attemptId: 1 },
  changeWebhook: hook,
};
