import { build } from 'esbuild';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { languageCodes } from '../../../src/languages/languages.ts';
import { createTranslator } from '../../../src/languages/translator.ts';
import { formatMoney } from '../../../src/order/price/money.ts';
import { openBrowser } from '../../support/browser/browser.ts';

const money = suite('money in the browser');

/** Runs in both: returns amounts of each size with each sign in the language of a translator. */
const source = `
  import { createTranslator } from './src/languages/translator.ts';
  import { formatMoney } from './src/order/price/money.ts';
  globalThis.write = (locale, amounts) => amounts.map(([cents, sign]) => formatMoney(cents, sign, createTranslator({ locale })));`;
const amounts = [0, 5, -100, 1196, 194_804, 1_194_804, 123_456_789].flatMap((cents) =>
  ['$', '€', 'A$'].map((sign) => [cents, sign] as const),
);

declare const write: (locale: string, given: typeof amounts) => string[];

money('CHK-02 LNG-01 server and browser write amounts in the same characters in each language', async () => {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: process.cwd() },
    bundle: true,
    format: 'iife',
    write: false,
  });
  const page = await (await openBrowser()).newPage();
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
  for (const code of languageCodes) {
    const written = await page.evaluate(([locale, given]) => write(locale, given), [code, amounts] as const);
    const t = createTranslator({ locale: code });
    const writtenByServer = amounts.map(([cents, sign]) => formatMoney(cents, sign, t));
    assert.equal(written, writtenByServer, code);
  }
});

money.run();
