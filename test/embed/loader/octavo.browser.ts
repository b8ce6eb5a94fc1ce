import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { element, openHostStage, script, waitForWidgets } from '../../support/embed/host-pages.ts';

const loader = suite('the script on a page');
const { octavo, openWith } = await openHostStage();
const calculator = element('calculator');

const scriptAt = (file: string) => script.replace('octavo.js', file);
for (const [title, scripts] of Object.entries({
  'a script as a module to whose address a content system has added a query': scriptAt(
    'calculator.js?ver=6.4" type="module',
  ),
  'a script before octavo.js': scriptAt('calculator.js') + script,
  'a script after octavo.js': script + scriptAt('calculator.js'),
}))
  loader(`EMB-02 ${title} mounts all widgets of the page`, async () => {
    const page = await openWith(scripts + calculator + element('price-list') + element('order-form'));
    await waitForWidgets(page, 3);
  });

loader('EMB-02 the script adds only its own name to the page’s global names', async () => {
  const page = await openWith(`<script>names = Object.keys(window)</script>${script}${calculator}`);
  await waitForWidgets(page, 1);
  const added = await page.evaluate(() => {
    const { names }: { names: string[] } = Object(window);
    return Object.keys(window).filter((name) => !names.includes(name));
  });
  // `dataLayer` is that of a tag manager, to which widgets report.
  assert.equal(added.sort(), ['dataLayer', 'names', 'octavo']);
});

loader('EMB-02 commands before the script are obeyed, also after an unknown one', async () => {
  const page = await openWith(
    `<script>octavo = window.octavo || [];
      octavo.push(['nonsense'], ['mount', 'calculator', '#later', { theme: 'minimal' }]);</script>
    ${script}<div id="later"></div>`,
    { faults: /./ },
  );
  await page.locator('#later octavo-calculator[theme=minimal]').waitFor();
});

loader('EMB-02 a page can mount a widget before the widget’s place exists', async () => {
  const early = "<script>octavo = [['mount', 'calculator', '#late']]</script>";
  await openWith(`${early}${script}<img src="/picture.png" alt="">`, {
    // The page does not count as loaded before the picture has come.
    prepare: (page) =>
      page.route('**/picture.png', async (route) => {
        await page.waitForFunction(() => 'version' in Object(window.octavo));
        await page.evaluate(() => {
          document.body.append(Object.assign(document.createElement('main'), { id: 'late' }));
        });
        await page.locator('#late octavo-calculator').waitFor({ state: 'attached' });
        await route.fulfill({ contentType: 'image/png', body: '' });
      }),
  });
});

loader('TRK-01 consent before the script loads is applied, also beside an element named octavo', async () => {
  const [queue] = /if .+octavo = \[\];/.exec(readFileSync('src/embed/README.md', 'utf8')) ?? [];
  const page = await openWith(
    `<div id="octavo"></div><script>${queue} octavo.push(['consent', true]);</script>
    ${script.replace('data-octavo', 'data-octavo data-consent="required"')}${calculator}`,
  );
  await page.waitForFunction(() => localStorage['octavo:visit']);
});

loader('EMB-05 a script without data attributes shows the site whose server sends it', async () => {
  const page = await openWith(script.replace(' data-host="SITE"', '') + calculator);
  const shown = page.locator('octavo-calculator[data-state=ready]');
  await shown.locator('[name=deadlineId]').selectOption('1');
  await shown.locator('[data-price=total]').filter({ hasText: '$42.50' }).waitFor();
  assert.match(
    (await shown.locator('a.order').getAttribute('href')) ?? '',
    `http://localhost:${octavo.port}/order/`,
  );
});

loader('EMB-05 a script that has lost its data attributes shows the site named in the queue', async () => {
  const queue = "<script>octavo = [['site', { host: 'v2.SITE' }]]</script>";
  const page = await openWith(queue + script.replace(' data-host="SITE"', '') + calculator);
  const order = page.locator('octavo-calculator[data-state=ready] a.order');
  assert.match((await order.getAttribute('href')) ?? '', `http://v2.localhost:${octavo.port}/order/`);
});

loader.run();
