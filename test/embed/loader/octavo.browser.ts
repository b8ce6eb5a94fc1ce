import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openBrowser, openDesktop } from '../../support/browser/browser.ts';
import {
  calculator,
  chunkRequests,
  counts,
  openPage,
  script,
  widgetsReady,
} from '../../support/embed/loader-page.ts';

const loader = suite('the script on a page');
const context = await openDesktop(await openBrowser());

loader('EMB-02 every widget is mounted, whether the script stands before or after its markup', async () => {
  for (const html of [script + calculator + calculator, calculator + calculator + script]) {
    const { page, errors } = await openPage(context, html);
    await widgetsReady(page, 2);
    assert.equal(errors, []);
    await page.close();
  }
});

loader('EMB-02 on a page that includes the script twice, each widget is mounted once', async () => {
  const { page, errors } = await openPage(context, script + calculator + script);
  await widgetsReady(page);
  assert.equal(await counts(page), { mounted: 1, destroyed: 0 });
  assert.equal(errors, []);
  await page.close();
});

loader('EMB-02 the script finds its address although a tag manager has injected it', async () => {
  const inject = `<script>const s = document.createElement('script');
    s.src = 'https://cdn.example.net/embed/octavo.js'; document.head.append(s);</script>`;
  const { page, requests } = await openPage(context, calculator + inject);
  await widgetsReady(page);
  assert.ok(
    chunkRequests(requests).every((address) => address.startsWith('https://cdn.example.net/embed/chunks/')),
  );
  await page.close();
});

loader('EMB-02 the script adds only its own name to the page’s global names', async () => {
  const { page, errors } = await openPage(
    context,
    `<script>names = Object.keys(window)</script>${script}${calculator}`,
  );
  await widgetsReady(page);
  const added = await page.evaluate(() => {
    const { names }: { names: string[] } = Object(window);
    return Object.keys(window).filter((name) => !names.includes(name));
  });
  // `names` belongs to the test page, and `mounted` to the fake chunk.
  assert.equal(added.sort(), ['mounted', 'names', 'octavo']);
  assert.equal(errors, []);
  await page.close();
});

loader('EMB-02 widgets that an app adds are mounted, and those that it removes are destroyed', async () => {
  const { page } = await openPage(context, script + calculator);
  await widgetsReady(page);
  await page.evaluate(() => document.body.append(document.createElement('octavo-calculator')));
  await widgetsReady(page, 2);
  await page.evaluate(() => document.querySelector('octavo-calculator')?.remove());
  await page.waitForFunction(() => 'destroyed' in window);
  assert.equal(await counts(page), { mounted: 2, destroyed: 1 });
  await page.close();
});

loader('EMB-02 a widget survives a move of its element, and a removed one is mounted anew', async () => {
  const { page } = await openPage(context, `${script + calculator}<main></main>`);
  await widgetsReady(page);
  await page.evaluate(() => {
    const element = document.querySelector('octavo-calculator');
    if (element) document.querySelector('main')?.append(element);
  });
  assert.equal(await counts(page), { mounted: 1, destroyed: 0 });
  await page.evaluate(async () => {
    const element = document.querySelector('octavo-calculator');
    element?.remove();
    await new Promise((next) => setTimeout(next));
    if (element) document.body.append(element);
  });
  assert.equal(await counts(page), { mounted: 1, destroyed: 0 });
  const element = await page.evaluateHandle(() => document.querySelector('octavo-calculator'));
  await element.evaluate((node) => node?.remove());
  await page.waitForFunction(() => Reflect.get(window, 'destroyed') === 1);
  await element.evaluate((node) => node && document.body.append(node));
  await page.waitForFunction(() => Reflect.get(window, 'mounted') === 2);
  await page.close();
});

loader.run();
