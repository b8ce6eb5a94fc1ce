import type { Page } from 'playwright-core';
import { addFiles, pdfFile } from '../browser/order-files.ts';
import { choose, person, type, whenReady } from '../browser/order-journey.ts';
import { details, fillPaper, prepareOrder, press, proceed, topic } from '../browser/order-visit.ts';
import type { FaultStage, Scene } from './scene.ts';

const widget = 'octavo-order-form';
const form = (page: Page) => page.locator(widget);
const notice = `${widget} [part~="notice-error"]`;
const typed = { [`${widget} [name="topic"]`]: topic, [`${widget} [name="details"]`]: details };
const button = (name: string) => `${widget} button:has-text("${name}")`;

const openForm = async (
  { newPage, octavo }: FaultStage,
  prepare: (page: Page) => Promise<void>,
  query = '',
): Promise<Page> => {
  const page = await newPage();
  await prepare(page);
  await page.goto(`${octavo.origin}/order/m2_d1/${query}`);
  await whenReady(page, widget);
  await page.locator(`${widget} [data-field="abstractPage"]`).waitFor();
  await fillPaper(form(page));
  return page;
};
let customers = 0;
const openStepTwo: Scene['open'] = async (stage, prepare) => {
  const page = await openForm(stage, prepare);
  customers += 1;
  await prepareOrder(form(page), person(`matrix-${customers}`));
  return page;
};
const openWithFile: Scene['open'] = async (stage, prepare) => {
  const page = await openForm(stage, prepare);
  await addFiles(form(page), pdfFile());
  customers += 1;
  await prepareOrder(form(page), person(`matrix-${customers}`));
  return page;
};
const openLogin: Scene['open'] = async (stage, prepare) => {
  const page = await openForm(stage, prepare);
  await form(page).getByRole('tab', { name: 'Log in' }).click();
  await type(form(page), 'email', 'ada@example.com');
  await type(form(page), 'password', 'a quiet library');
  return page;
};

const submission = {
  open: openStepTwo,
  act: (page: Page) => proceed(form(page)),
  message: `${notice}, ${widget} [data-error-for]`,
  wayOn: button('Proceed to secure payment'),
};

const rows: readonly Scene[] = [
  {
    call: 'validateOrder',
    place: 'order form, Checkout',
    open: openForm,
    typed,
    message: notice,
    act: (page) => press(form(page), 'Checkout'),
    wayOn: button('Checkout'),
  },
  {
    call: 'calculatePrice',
    place: 'order form, price',
    open: openForm,
    typed,
    message: null,
    act: (page) => choose(form(page), 'deadlineId', 1),
    wayOn: button('Checkout'),
  },
  {
    call: 'calculatePrice',
    place: 'order form, discount code',
    typed,
    open: async (stage, prepare) => {
      const page = await openForm(stage, prepare);
      await press(form(page), 'I have a discount code');
      return page;
    },
    act: (page) => type(form(page), 'discountCode', 'WELCOME15'),
    message: `${widget} [data-error-for="discountCode"]`,
    wayOn: `${widget} [name="discountCode"]`,
  },
  {
    call: 'preferredWriter',
    place: 'order form, writer',
    typed,
    open: (stage, prepare) => openForm(stage, prepare, '?writerCode=W1004'),
    act: (page) => type(form(page), 'writersPreferredCode', 'W10042'),
    message: `${widget} [data-error-for="writersPreferredCode"]`,
    wayOn: `${widget} [data-field="writersPreferredCode"] input`,
    // After 401 no message is shown, because the server checks the writer again with the order.
    instead: { 401: null },
  },
  {
    call: 'login',
    place: 'order form, login',
    open: openLogin,
    act: (page) => form(page).locator('[data-form="login"]').getByRole('button', { name: 'Log in' }).click(),
    message: `${widget} [data-form="login"] :is([part~="notice-error"], [data-error-for])`,
    wayOn: `${widget} [data-form="login"] button:has-text("Log in")`,
    typed: { ...typed, [`${widget} [data-form="login"] [name="email"]`]: 'ada@example.com' },
  },
  { ...submission, call: 'registration', place: 'order form, Proceed' },
  { ...submission, call: 'createOrder', place: 'order form, Proceed' },
  { ...submission, call: 'uploadFile', place: 'order form, files', open: openWithFile },
  { ...submission, call: 'attachFiles', place: 'order form, files', open: openWithFile },
  {
    ...submission,
    call: 'handOff',
    place: 'order form, to the payment',
    // The visitor has no session, so the payment page shows a notice and a login.
    message: '[part~="notice"]',
    wayOn: 'form[name="login"] button',
  },
  {
    call: 'rule',
    place: 'order form, terms',
    open: openStepTwo,
    act: (page) => form(page).getByRole('button', { name: 'Terms of use' }).first().click(),
    message: `${widget} [role="dialog"] [part~="notice-error"], ${widget} dialog [part~="notice-error"]`,
    wayOn: button('Retry'),
  },
  {
    call: 'location',
    place: 'order form, dial code',
    message: null,
    wayOn: button('Checkout'),
    open: async (stage, prepare) => {
      const page = await stage.newPage();
      await prepare(page);
      return page;
    },
    act: async (page, { octavo }) => {
      await page.goto(`${octavo.origin}/order/m2_d1/`);
      await whenReady(page, widget);
    },
  },
  {
    call: 'visitorAction',
    place: 'calculator, statistics',
    message: null,
    wayOn: 'octavo-calculator [part~="button"]',
    open: async (stage, prepare) => {
      const page = await stage.newPage();
      await prepare(page);
      return page;
    },
    act: async (page, { octavo }) => {
      await page.goto(octavo.origin);
      await whenReady(page, 'octavo-calculator');
    },
  },
  {
    call: 'rule',
    place: 'service rules',
    message: 'octavo-service-rules [role="alert"]',
    wayOn: 'octavo-service-rules button',
    open: async (stage, prepare) => {
      const page = await stage.newPage();
      await prepare(page);
      return page;
    },
    act: (page, { octavo }) => page.goto(`${octavo.origin}/rules/terms-of-use/`),
  },
];

/** Scenes of the widgets' calls, each played by a new visitor. */
export const orderScenes: readonly Scene[] = rows.map((scene) => ({ ...scene, isStranger: true }));
