// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the strings are sources
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { writeEnglish } from '../../../src/embed/build/english-texts.mjs';

const texts = suite('texts of the build for English');

/** Code without spaces, because printing keeps those of the source. */
const print = async (source: string, path = 'part.ts') =>
  (await writeEnglish(source, path))?.replace(/\s+/g, ' ').trim();

texts('LNG-01 a text stands in the code as it is written', async () => {
  assert.is(await print("show(t('Order now'));"), 'show(("Order now"));');
  assert.is(await print('show(t(`Number of ${word}s`));'), 'show((`Number of ${word}s`));');
  assert.is(await print("show(t(isOpen ? 'Hide' : 'Show'));"), 'show((isOpen ? "Hide" : "Show"));');
});

texts('LNG-01 values stand in their places', async () => {
  assert.is(await print("show(t('Pay %amount% now', { amount }));"), 'show(`Pay ${amount} now`);');
  assert.is(
    await print("show(t(isFirst ? 'Hello %name%' : '`%name%` again', { name: nameOf(person) }));"),
    'show((isFirst ? `Hello ${nameOf(person)}` : `\\`${nameOf(person)}\\` again`));',
  );
});

texts('LNG-01 a number chooses one of two texts', async () => {
  assert.is(
    await print('show(t.count(size, `%n% ${unit}`, `%n% ${unit}s`));'),
    'show((size === 1 ? `${size} ${unit}` : `${size} ${unit}s`));',
  );
});

texts('LNG-01 elements stand between the parts of their sentence', async () => {
  const code = await print('const text = t.parts("Read %link% first", { link: linkOf(rule) });');
  assert.is(code, 'const text = ["Read ", linkOf(rule), " first"];');
});

texts('LNG-01 a translator is neither created nor handed on', async () => {
  assert.is(
    await print(`import { useTranslator } from '../ui/use-translator.ts';
      const Part = ({ site }) => { const t = useTranslator(); return useMemo(() => lines(site, t), [site, t]); };`),
    'const Part = ({ site }) => { return useMemo(() => lines(site), [site]); };',
  );
  assert.is(
    await print('const money = (cents, t = english) => show(cents, t);'),
    'const money = (cents) => show(cents);',
  );
});

texts('LNG-01 English formats take the place of those of Intl', async () => {
  assert.is(
    await print('const show = (date, t) => t.isEnglish ? day(date) : t.date({}).format(date);'),
    'const show = (date) => (day(date));',
  );
});

texts('the build stops at a use of a translator that it does not know', async () => {
  const message = await writeEnglish('const speak = () => t ?? 1;', 'part.ts').catch(String);
  assert.match(message ?? '', 'part.ts');
});

texts('a source without a translator is left as it is', async () => {
  assert.is(await writeEnglish('const price: number = 1;', 'part.ts'), undefined);
});

texts.run();
