import type { Browser, BrowserContext } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openBrowser, openDesktop } from '../../support/browser/browser.ts';
import { type HostPages, openHostPages } from '../../support/embed/host-pages.ts';

const mistakes = suite('mistakes in how a page embeds Octavo');
let browser: Browser;
let context: BrowserContext;
let hosts: HostPages;

mistakes.before(async () => {
  browser = await openBrowser();
  context = await openDesktop(browser);
  hosts = await openHostPages();
});
mistakes.after(async () => {
  await browser.close();
  await hosts.stop();
});

/** Opens a page of another host and returns the first line that Octavo writes into its console. */
const lineOf = async (content: string) => {
  const page = await context.newPage();
  const { origin } = new URL(hosts.addressOf('any').replace('127.0.0.1', 'localhost'));
  const [message] = await Promise.all([
    page.waitForEvent('console', (one) => one.text().startsWith('octavo:')),
    page.goto(`${origin}/any?content=${encodeURIComponent(content)}`),
  ]);
  await page.close();
  return message.text();
};
const scriptWith = (attributes: string) =>
  `<script async src="OCTAVO/embed/octavo.js" data-octavo ${attributes}></script>`;
const errorOfCommand = (command: string) =>
  lineOf(`<script>octavo = [${command}]</script>${scriptWith('data-host="SITE"')}<div id="place"></div>`);

mistakes('EMB-02 the console lists the known widgets if a page mounts an unknown one', async () => {
  const line = await errorOfCommand(`['mount', 'calculater', '#place']`);
  assert.match(line, 'mount knows no widget "calculater", so nothing was put into "#place"');
  assert.match(line, '"calculator", "order-form", "price-list", "service-info", "service-rules"');
});

mistakes('EMB-02 the console names the place that mount does not find', async () => {
  const line = await errorOfCommand(`['mount', 'calculator', '#absent']`);
  assert.match(line, 'mount found no element "#absent", so the widget "calculator" is not on the page');
});

mistakes('EMB-02 the console lists the known commands if a page calls an unknown one', async () => {
  const line = await errorOfCommand(`['mout', 'calculator']`);
  assert.match(line, 'push knows no command "mout", so it had no effect');
  assert.match(line, '"mount", "on", "off", "ready", "consent"');
});

mistakes('EMB-02 the console explains a command that fails', async () => {
  const line = await errorOfCommand(`['mount', 'calculator', '##']`);
  assert.match(line, /The command "mount" failed \(SyntaxError.+\), so it had no effect/);
});

const calculator = '<octavo-calculator loading="eager"></octavo-calculator>';

mistakes('EMB-05 the console explains a missing data-host with the address and the attribute', async () => {
  const line = await lineOf(scriptWith('') + calculator);
  assert.match(
    line,
    /could not be loaded from http:\/\/api\.localhost:\d+\/v1\/client\/bootstrap\/localhost:\d+/,
  );
  assert.match(line, 'The script names no other site in data-host');
  assert.match(line, `set data-host="localhost:${hosts.octavo.port}" on the script`);
});

mistakes('EMB-05 the console explains a wrong data-host with the address and the answer', async () => {
  const line = await lineOf(scriptWith('data-host="wrong.example" data-api="OCTAVO"') + calculator);
  assert.match(
    line,
    `The data of the site "wrong.example" could not be loaded from ${hosts.octavo.origin}/v1`,
  );
  assert.match(line, `The site was taken from the script's data-host.`);
  assert.match(line, `set data-host="localhost:${hosts.octavo.port}" on the script`);
});

mistakes('EMB-05 the console explains a data-host that is no host, and the page gets no error', async () => {
  const line = await lineOf(scriptWith('data-host="papers.example:port"') + calculator);
  assert.match(
    line,
    'The data of the site "papers.example:port" could not be loaded from //api.papers.example:port/v1',
  );
  assert.match(line, `set data-host="localhost:${hosts.octavo.port}" on the script`);
});

mistakes.run();
