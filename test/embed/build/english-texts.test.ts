// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the strings are sources
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { writeEnglish } from '../../../src/embed/build/english-texts.mjs';

const texts = suite('texts of the build for English');

/** Returns the English code of a source, with each run of spaces as one space. */
const print = async (source: string, path = 'part.ts') =>
  (await writeEnglish(source, path))?.replace(/\s+/g, ' ').trim();

texts('LNG-01 the English build contains a text as the source has it', async () => {
  assert.is(await print("show(t('Order now'));"), 'show(("Order now"));');
  assert.is(await print('show(t(`Number of ${word}s`));'), 'show((`Number of ${word}s`));');
  assert.is(await print("show(t(isOpen ? 'Hide' : 'Show'));"), 'show((isOpen ? "Hide" : "Show"));');
});

texts('LNG-01 the English build writes values in place of their placeholders', async () => {
  assert.is(await print("show(t('Pay %amount% now', { amount }));"), 'show(`Pay ${amount} now`);');
  assert.is(
    await print("show(t(isFirst ? 'Hello %name%' : '`%name%` again', { name: nameOf(person) }));"),
    'show((isFirst ? `Hello ${nameOf(person)}` : `\\`${nameOf(person)}\\` again`));',
  );
});

texts('LNG-01 in the English build, a number chooses one of two texts', async () => {
  assert.is(
    await print('show(t.count(size, `%n% ${unit}`, `%n% ${unit}s`));'),
    'show((size === 1 ? `${size} ${unit}` : `${size} ${unit}s`));',
  );
});

texts('LNG-01 the English build puts elements between the parts of their sentence', async () => {
  const code = await print('const text = t.parts("Read %link% first", { link: linkOf(rule) });');
  assert.is(code, 'const text = ["Read ", linkOf(rule), " first"];');
});

texts('LNG-01 the English build neither creates translators nor passes them on', async () => {
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

texts('the English build keeps a function of the languages that needs no translator', async () => {
  const code = await print(`import { plainCode } from '../languages/characters.ts';
    import { pluralOf } from '../languages/plurals.ts';
    const Part = () => { const t = useTranslator(); return field(t('Code'), plainCode); };`);
  assert.is(
    code,
    'import { plainCode as plainCode } from "../languages/characters.ts"; const Part = () => { return field(("Code"), plainCode); };',
  );
});

texts('LNG-01 the English build uses English formatters instead of those of Intl', async () => {
  assert.is(
    await print('const show = (date, t) => t.isEnglish ? day(date) : t.date({}).format(date);'),
    'const show = (date) => (day(date));',
  );
});

texts('the English build fails at a use of a translator that it cannot replace', async () => {
  const message = await writeEnglish('const speak = () => t ?? 1;', 'part.ts').catch(String);
  assert.match(message ?? '', 'part.ts');
});

texts('the English build leaves a source without a translator unchanged', async () => {
  assert.is(await writeEnglish('const price: number = 1;', 'part.ts'), undefined);
});

texts.run();
