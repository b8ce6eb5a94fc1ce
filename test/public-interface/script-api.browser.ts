import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type OctavoApi, scriptApi } from '../../src/public-interface/script-api.ts';
import { openHostStage } from '../support/embed/host-pages.ts';

const members = suite('the script API');
const { openWidgets } = await openHostStage();

members('EMB-02 window.octavo has the members of the table, and each does what the table says', async () => {
  const page = await openWidgets('<div id="place"></div>');
  await page.waitForFunction(() => window.octavo && 'version' in window.octavo);
  const real = await page.evaluate(() => Object.keys(window.octavo ?? {}));
  assert.equal(real.sort(), Object.keys(scriptApi).sort());
  const done = await page.evaluate(async () => {
    const { octavo } = window;
    if (!octavo || Array.isArray(octavo)) throw new Error('the queue was not replaced');
    const place = document.querySelector('#place');
    const widgets: string[] = [];
    const listen = ({ detail }: CustomEvent<{ widget: string }>) => widgets.push(detail.widget);
    octavo.on('ready', listen);
    const mounted = octavo.mount('calculator', '#place', { theme: 'minimal' });
    await new Promise((shown) => octavo.on('ready', shown));
    const theme = place?.firstElementChild?.getAttribute('theme');
    mounted.update({ theme: null });
    const hasTheme = place?.firstElementChild?.hasAttribute('theme');
    mounted.destroy();
    octavo.off('ready', listen);
    octavo.mount('service-info', document.body, { loading: 'eager' });
    await new Promise((shown) => octavo.on('ready', shown));
    const site = await new Promise<{ config: { title: string } }>((load) => octavo.ready(load));
    octavo.consent(false);
    const { consent } = document.querySelector('script')?.dataset ?? {};
    octavo.push(['consent', true]);
    return {
      mount: { theme, hasTheme, left: place?.childElementCount },
      on: widgets[0],
      off: widgets.length,
      ready: typeof site.config.title,
      consent,
      push: document.querySelector('script')?.dataset.consent,
      version: octavo.version,
    } satisfies Record<keyof OctavoApi, unknown>;
  });
  assert.equal(
    { ...done, version: /^\d+\.\d+\.\d+/.test(done.version) },
    {
      mount: { theme: 'minimal', hasTheme: false, left: 0 },
      on: 'calculator',
      off: 1,
      ready: 'string',
      consent: 'denied',
      push: 'granted',
      version: true,
    },
  );
});

members('EMB-02 a widget that is destroyed before its place exists never appears', async () => {
  const page = await openWidgets('', {
    prepare: async (page) => void (await page.route('**/slow', () => {})),
  });
  const count = await page.evaluate(async () => {
    const { octavo } = window;
    if (!octavo || Array.isArray(octavo)) throw new Error('the queue was not replaced');
    Object.defineProperty(document, 'readyState', { value: 'interactive', configurable: true });
    octavo.mount('calculator', '#late').destroy();
    document.body.insertAdjacentHTML('beforeend', '<div id="late"></div><div id="later"></div>');
    octavo.mount('calculator', '#later');
    await new Promise((checked) => setTimeout(checked, 200));
    return [document.querySelector('#late'), document.querySelector('#later')].map(
      (place) => place?.childElementCount,
    );
  });
  assert.equal(count, [0, 1]);
});

members.run();
