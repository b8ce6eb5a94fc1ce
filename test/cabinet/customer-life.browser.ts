import { readFile } from 'node:fs/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { breakCall, holdCall } from '../support/browser/faults.ts';
import { openStage } from '../support/browser/open-stage.ts';
import { pdfFile } from '../support/browser/order-files.ts';
import { person } from '../support/browser/order-journey.ts';
import { logIn, visitCabinet, writePaper } from '../support/cabinet/cabinet-visit.ts';

const cabinet = suite('a customer’s life in the cabinet');
const { browser, octavo, provider } = await openStage(cabinet);

/** Opens the page of a new customer's order. */
const visitOrder = async (tag: string, topic: string) => {
  const customer = person(tag);
  await provider.register(customer);
  const code = await provider.order(customer, topic);
  const visit = await visitCabinet(browser, octavo);
  await visit.go(`/orders/${code}`);
  await logIn(visit.page, customer);
  await visit.waitForTitle(topic);
  return { ...visit, customer, code };
};

const status = (name: string) => `.next-step h2:text-is("${name}")`;

cabinet('CAB-01 CAB-02 a customer orders, downloads, approves and rates a paper', async () => {
  const topic = 'A history of the index';
  const { page, code, waitForTitle, press, errors, close } = await visitOrder('life', topic);
  await page.locator(status('Awaiting payment')).waitFor();
  const path = await writePaper(octavo, 'The index, final.pdf');
  provider.commands(['paid', code], ['start', code], ['deliver', code, path, 'W10042']);
  await page.reload();
  await page.locator(status('Delivered')).waitFor();

  assert.is(await page.getByRole('button', { name: 'Approve', exact: true }).count(), 0);
  const [download] = await Promise.all([page.waitForEvent('download'), press('Open the paper')]);
  assert.is(download.suggestedFilename(), 'The index, final.pdf');
  assert.equal(Buffer.concat(await (await download.createReadStream()).toArray()), await readFile(path));
  await page.getByText('New', { exact: true }).waitFor({ state: 'detached' });

  await press('Approve');
  await press('Yes, approve');
  await page.locator(status('Approved')).waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent === 'Approved');
  for (const [subject, stars] of [
    ['service', 4],
    ['writer', 5],
  ] as const) {
    const form = page.locator(`form[name="rate-${subject}"]`);
    await form.getByRole('radio', { name: `${stars} of 5` }).check({ force: true });
    await form.getByRole('button', { name: 'Send rating' }).click();
    await page.getByText(`Your rating of the ${subject}`).getByText(`${stars} of 5`).waitFor();
  }

  await page.getByRole('link', { name: 'Writers' }).click();
  await waitForTitle('Your writers');
  await press('Add to preferred W10042');
  await page.getByText('Preferred', { exact: true }).waitFor();
  await page.reload();
  await page.getByText('Preferred', { exact: true }).waitFor();
  await page.getByRole('link', { name: code }).click();
  await waitForTitle(topic);
  assert.equal(errors, []);
  await close();
});

cabinet(
  'API-03 CAB-01 uploads and downloads can be cancelled and repeated over a connection that breaks',
  async () => {
    const { page, customer, code, waitForTitle, press, errors, close } = await visitOrder('files', 'Margins');
    const isUpload = ({ pathname }: URL) => pathname.endsWith('/client/file');
    const broken = await breakCall(page, octavo, isUpload, 'down');
    await page.locator('input[type="file"]').setInputFiles([pdfFile('notes.pdf'), pdfFile('more notes.pdf')]);
    await page.getByRole('button', { name: 'Retry more notes.pdf' }).waitFor();
    assert.match((await page.locator('.refusal').allTextContents()).join(' '), 'Check your connection');
    await broken.repair();
    await press('Remove more notes.pdf');
    await press('Retry notes.pdf');
    await page.getByRole('button', { name: 'Download notes.pdf' }).waitFor();

    const heldUpload = await holdCall(page, octavo, isUpload);
    const input = page.locator('input[type="file"]');
    await input.setInputFiles(pdfFile('wrong.pdf'));
    await page.getByRole('progressbar', { name: 'Uploading wrong.pdf' }).waitFor();
    await press('Cancel wrong.pdf');
    await page.getByText('wrong.pdf').waitFor({ state: 'detached' });
    await input.setInputFiles(pdfFile('right.pdf'));
    await page.getByRole('link', { name: 'Profile' }).click();
    await waitForTitle('Your profile');
    heldUpload.release();
    await page.goBack();
    await page.getByRole('button', { name: 'Download right.pdf' }).waitFor();
    assert.equal((await provider.filesOf(customer, code)).sort(), ['notes.pdf', 'right.pdf']);
    await page.unrouteAll({ behavior: 'ignoreErrors' });

    const path = await writePaper(octavo, 'paper.pdf', 3_000_000);
    provider.commands(['paid', code], ['deliver', code, path, 'W1001']);
    await page.reload();
    const badge = page.locator('.files-list .status').first();
    const indents = await badge.evaluate((mark) => {
      const name = mark.previousElementSibling;
      const nodes = [...(name?.childNodes ?? [])];
      const edge = mark.parentElement?.getBoundingClientRect().left ?? 0;
      const found = Array.from({ length: 60 }, (_, length) => {
        name?.replaceChildren('n'.repeat(length + 1));
        return Math.round(mark.getBoundingClientRect().left - edge);
      });
      name?.replaceChildren(...nodes);
      return found;
    });
    assert.ok(indents.includes(0), 'some length of a name leaves the badge no room on its line');
    assert.not.ok(
      indents.some((indent) => indent > 0 && indent < 12),
      `a badge that wraps begins at the start of the line: ${indents}`,
    );

    const isDownload = ({ pathname }: URL) => /\/client\/file\/\d+$/.test(pathname);
    const held = await holdCall(page, octavo, isDownload);
    await press('Download paper.pdf');
    await page.getByRole('progressbar', { name: 'Downloading paper.pdf' }).waitFor();
    await press('Cancel paper.pdf');
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
    held.release();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    const lost = await breakCall(page, octavo, isDownload, 'down');
    await press('Download paper.pdf');
    await page.getByText('Check your connection').waitFor();
    await lost.repair();
    await Promise.all([page.waitForEvent('download'), press('Download paper.pdf')]);
    assert.equal(errors, []);
    await close();
  },
);

cabinet.run();
