import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Route } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../src/api/calls.ts';
import { holdRequests } from '../support/browser/faults.ts';
import { openStage } from '../support/browser/open-stage.ts';
import { addFiles, file, type Person, pdfFile, person, type } from '../support/browser/order-journey.ts';
import {
  acceptPolicy,
  checkOut,
  formNotice,
  paymentPage,
  press,
  proceed,
  visitStepTwo,
} from '../support/browser/order-visit.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { until } from '../support/until.ts';

const files = suite('files that get lost on their way');
const { browser, octavo, provider } = await openStage();

/** Lets the server handle a request and drops its response. */
const loseResponse = async (route: Route) => {
  const { host, pathname, search } = new URL(route.request().url());
  const headers = { ...(await route.request().allHeaders()), host };
  await route.fetch({ url: `http://127.0.0.1:${octavo.port}${pathname}${search}`, headers });
  await route.abort('connectionreset');
};

/** Returns the names of the files that are attached to an order. */
const filesOf = async (customer: Person, orderId: string) => {
  const token = await provider.tokenOf(customer);
  const { body } = await octavo.send(calls.orderAttachments, { token, params: { orderId } });
  return body.map(({ name }) => name);
};

/** Goes back from step 2 of an order, adds files and goes on again. `tag` is part of the new customer's address. */
const visitWithFiles = async (tag: string, ...chosen: ReturnType<typeof file>[]) => {
  const visit = await visitStepTwo(browser, octavo, person(tag));
  await press(visit.form, 'Go back');
  await addFiles(visit.form, ...chosen);
  await checkOut(visit.form);
  return visit;
};

/** Chooses a file by its path. Playwright would choose a copy, because it talks to the browser over a socket. */
const chooseOnDevice = async (page: Page, path: string) => {
  const devtools = await page.context().newCDPSession(page);
  const expression =
    "document.querySelector('octavo-order-form').shadowRoot.querySelector('input[type=file]')";
  const { result } = await devtools.send('Runtime.evaluate', { expression });
  await devtools.send('DOM.setFileInputFiles', { files: [path], objectId: String(result.objectId) });
};

files('ORD-21 a file that was chosen before a reload is sent once, although its answer is lost', async () => {
  const { page, form, customer } = await visitWithFiles('kept', pdfFile());
  await page.reload();
  await type(form, 'password', customer.password);
  await type(form, 'repeatPassword', customer.password);
  await checkOut(form);
  await acceptPolicy(form);
  const attaching = `${octavo.api}/v1/client/orders/attachment/*`;
  await page.route(attaching, loseResponse);
  await proceed(form);
  await formNotice(form).waitFor();
  await page.unroute(attaching);
  const code = await provider.onlyOrderOf(customer);
  await page.reload();
  await checkOut(form);
  await acceptPolicy(form);
  await proceed(form);
  await paymentPage(page, octavo);
  assert.equal(await filesOf(customer, code), ['notes.pdf']);
  await page.goto(`${octavo.origin}/order/m2_d1/`);
  const kept = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('octavo');
        opening.onsuccess = () => {
          const asking = opening.result.transaction('files').objectStore('files').count();
          asking.onsuccess = () => resolve(asking.result);
        };
      }),
  );
  assert.is(kept, 0, 'nothing is kept once the order is being paid');
});

files('ORD-21 a file edited after it was chosen is named, and sent once it is chosen again', async () => {
  const { page, form, customer } = await visitWithFiles('edited');
  const path = join(await temporaryFolder(), 'notes.pdf');
  await writeFile(path, pdfFile().buffer);
  // Browsers compare the time of the last change in whole seconds.
  await utimes(path, 1e9, 1e9);
  await press(form, 'Go back');
  await chooseOnDevice(page, path);
  await writeFile(path, `${pdfFile().buffer}% edited`);
  await checkOut(form);
  await acceptPolicy(form);
  await proceed(form);
  const notice = formNotice(form).filter({ hasText: 'was changed or deleted after it was chosen' });
  await notice.waitFor();
  await form.getByText('Not attached any more: notes.pdf').waitFor();
  await press(form, 'Choose again');
  await chooseOnDevice(page, path);
  await checkOut(form);
  await proceed(form);
  const address = await paymentPage(page, octavo);
  const code = String(address.searchParams.get('orderCode'));
  assert.is(code, await provider.onlyOrderOf(customer));
  assert.equal(await filesOf(customer, code), ['notes.pdf']);
});

files('files dropped beside the field never replace the page; a text file is told what to be', async () => {
  const { form } = await visitWithFiles('dropped', file('brief.txt', Buffer.from('Text')));
  await press(form, 'Go back');
  await form.getByText('save it as a PDF, or paste its text into the field above').waitFor();
  const isTaken = await form.page().evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['text'], 'notes.pdf'));
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
    return !document.body.dispatchEvent(drop);
  });
  assert.ok(isTaken);
});

files('ORD-18 ORD-21 a tab opened after a closed one names its order and sends its files', async () => {
  const { page, form, customer } = await visitWithFiles('left', pdfFile());
  const heldCall = await holdRequests(page, `${octavo.api}/v1/client/file`);
  await proceed(form);
  await until(() => heldCall.count() > 0);
  const code = await provider.onlyOrderOf(customer);
  const laterTab = await page.context().newPage();
  await page.close();
  await laterTab.goto(`${octavo.origin}/order/m2_d1/`);
  await laterTab.getByText(`Your order ${code} is placed`).first().waitFor();
  const laterForm = laterTab.locator('octavo-order-form[data-state="ready"]');
  await checkOut(laterForm);
  await acceptPolicy(laterForm);
  await proceed(laterForm);
  await paymentPage(laterTab, octavo);
  assert.equal(await filesOf(customer, code), ['notes.pdf']);
});

files.run();
