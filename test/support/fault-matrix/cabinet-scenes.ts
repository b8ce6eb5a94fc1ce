import type { Page } from 'playwright-core';
import { pdfFile } from '../browser/order-files.ts';
import type { CallName, FaultStage, Scene } from './scene.ts';

const anyMessage = '[part~="notice-error"], .refusal:not(:empty), [data-error-for]';
/** Selector of the login dialog over a page. It opens if a call is refused even after the session was renewed. */
const loginDialog = ':is([role="dialog"], dialog) form[name="login"]';
const button = (name: string) => `button:has-text("${name}")`;
const press = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click();

type Path = string | ((orders: FaultStage['orders']) => string);
const pathOf = (path: Path, { orders }: FaultStage) => (typeof path === 'string' ? path : path(orders));

/** Opens a page of the cabinet and waits for `ready`. */
const openAt =
  (path: Path, ready: string, fill?: (page: Page) => Promise<unknown>): Scene['open'] =>
  async (stage, prepare) => {
    const page = await stage.newPage();
    await prepare(page);
    await page.goto(stage.octavo.cabinet + pathOf(path, stage));
    await page.locator(ready).first().waitFor();
    await fill?.(page);
    return page;
  };

/** Creates the scene of a page that loads data. The page shows the failure in place of the data, with a button Retry. */
const loads = (call: CallName, path: Path, instead: Scene['instead'] = {}): Scene => ({
  call,
  place: `cabinet ${typeof path === 'string' ? path : 'order'}`,
  message: '[part~="notice-error"]',
  open: async (stage, prepare) => {
    const page = await stage.newPage();
    await prepare(page);
    return page;
  },
  act: (page, stage) => page.goto(stage.octavo.cabinet + pathOf(path, stage)),
  wayOn: `[part~="notice-error"] :is(button, a)`,
  instead: { 401: loginDialog, ...instead },
});

interface Form {
  call: CallName;
  path: Path;
  name: string;
  typed: Readonly<Record<string, string>>;
  submit: string;
  /** Opens the form, if it is behind a button. */
  open?: (page: Page) => Promise<unknown>;
  instead?: Scene['instead'];
}
/** Creates the scene of a form. The form shows the failure and keeps the typed values. */
const submits = ({ call, path, name, typed, submit, open, instead }: Form): Scene => {
  const form = `form[name="${name}"]`;
  const fields = Object.entries(typed).map(([field, text]) => [`${form} [name="${field}"]`, text] as const);
  return {
    call,
    place: `cabinet, form ${name}`,
    typed: Object.fromEntries(fields),
    open: openAt(path, open ? '.next-step' : form, async (page) => {
      await open?.(page);
      for (const [selector, text] of fields) await page.locator(selector).fill(text);
    }),
    act: (page) => page.locator(`${form} button[type="submit"]`).click(),
    message: `${form} :is([part~="notice-error"], [data-error-for])`,
    wayOn: `${form} ${button(submit)}`,
    instead: { 401: loginDialog, ...instead },
  };
};

const order = (state: keyof FaultStage['orders']) => (orders: FaultStage['orders']) =>
  `/orders/${orders[state]}`;
const payment = ({ due }: FaultStage['orders']) => `/secure-payment?orderCode=${due}&paymentSystemId=1`;
const checkStars = (page: Page) => page.getByRole('radio', { name: '4 of 5' }).first().check({ force: true });
const checkLastStars = (page: Page) =>
  page.getByRole('radio', { name: '4 of 5' }).last().check({ force: true });
const rating = { typed: { comment: 'Very clear' }, submit: 'Send rating', path: order('approved') };

/** Creates the scene of a button. The failure is shown beside the button. */
const presses = (call: CallName, path: Path, name: string, rest: Partial<Scene> = {}): Scene => ({
  call,
  place: `cabinet, ${name}`,
  open: openAt(path, button(name)),
  act: press(name),
  message: anyMessage,
  wayOn: button(name),
  ...rest,
  instead: { 401: loginDialog, ...rest.instead },
});

/** Scenes of the cabinet's calls. */
export const cabinetScenes: readonly Scene[] = [
  loads('orders', '/'),
  loads('completedOrders', '/writers'),
  loads('bonus', '/bonus'),
  loads('identity', '/profile'),
  loads('sessions', '/profile'),
  loads('order', order('due')),
  loads('orderAttachments', order('due')),
  loads('messages', order('due')),
  loads('payment', payment),
  loads('openSession', '/', { 401: 'form[name="login"]' }),
  presses('approveOrder', order('delivered'), 'Yes, approve', {
    open: openAt(order('delivered'), button('Approve'), press('Approve')),
    // After 409 the page loads the order again, because the order was changed elsewhere.
    instead: { 409: button('Approve') },
  }),
  presses('downloadFile', order('delivered'), 'Download', {
    // These faults show no message, because any body with status 200 is a file's content.
    instead: { 'empty 200': null, null: null, truncated: null },
  }),
  presses('bookmarkWriter', '/writers', 'Add to preferred'),
  presses('sendEmailConfirmation', '/profile', 'Send confirmation e-mail'),
  presses('endSession', '/profile', 'Log out', {
    open: openAt('/profile', '.files-list button'),
    act: (page) => page.locator('.files-list button').first().click(),
    wayOn: '.files-list button',
    // A 404 shows no message, because the session has already ended.
    instead: { 404: null },
  }),
  presses('logout', '/', 'Log out', { instead: { 401: 'form[name="login"]' } }),
  presses('uploadFile', order('due'), 'Retry notes.pdf', {
    open: openAt(order('due'), 'input[type="file"]'),
    act: (page) => page.locator('input[type="file"]').setInputFiles(pdfFile()),
    message: '.refusal:not(:empty)',
    wayOn: ':is(button:has-text("notes.pdf"))',
  }),
  {
    ...submits({
      call: 'login',
      path: '/login',
      name: 'login',
      submit: 'Log in',
      typed: { email: 'ada@example.com', password: 'a quiet library' },
      instead: { 401: 'form[name="login"] [part~="notice-error"]' },
    }),
    isStranger: true,
  },
  submits({
    call: 'restorePassword',
    path: '/forgot-password',
    name: 'restore',
    submit: 'Send me a link',
    typed: { email: 'ada@example.com' },
  }),
  submits({
    call: 'changePrimaryInfo',
    path: '/profile',
    name: 'primary',
    submit: 'Save',
    typed: { firstName: 'Augusta', lastName: 'Reader' },
  }),
  submits({
    call: 'changeAdditionalInfo',
    path: '/profile',
    name: 'additional',
    submit: 'Save',
    typed: { alternativeEmail: 'augusta@example.com' },
  }),
  submits({
    call: 'changePassword',
    path: '/profile',
    name: 'password',
    submit: 'Change password',
    typed: { current: 'a quiet library', new: 'a louder library', repeat: 'a louder library' },
  }),
  submits({
    call: 'reviseOrder',
    path: order('delivered'),
    name: 'revision',
    submit: 'Send to revision',
    typed: { textRevision: 'Please cite the originals.' },
    open: press('Send to revision'),
  }),
  submits({
    call: 'sendMessage',
    path: order('due'),
    name: 'message',
    submit: 'Send',
    typed: { text: 'Which sources do you need?' },
  }),
  submits({ ...rating, call: 'rateService', name: 'rate-service', open: checkStars }),
  submits({ ...rating, call: 'rateWriter', name: 'rate-writer', open: checkLastStars }),
  presses('changeBonus', payment, 'Use', { place: 'cabinet, bonus' }),
  {
    ...loads('resetPassword', '/forgot-password?token=unknown', { 401: '[part~="notice-error"]' }),
    wayOn: ':is([part~="notice-error"], form[name="restore"]) button',
  },
  // With a used or wrong code, the cabinet keeps the session of its cookie.
  {
    ...loads('loginToken', '/secure-payment?token=unknown&orderCode=O-XXXXXX', { 401: '[part~="notice"]' }),
    message: '[part~="notice"]',
    wayOn: '[part~="notice"] :is(button, a)',
  },
];
