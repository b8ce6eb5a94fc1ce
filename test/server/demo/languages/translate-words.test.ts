import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fieldsOf } from '../../../../src/order/vocabulary/map-fields.ts';
import { demoSites } from '../../../../src/server/demo/demo-sites.ts';
import { demoWords } from '../../../../src/server/demo/languages/translate-words.ts';
import { keyOfPlace, wordsOf } from '../../../../src/server/languages/site-words.ts';

const demo = suite('words of the demo sites');
const translated = (site: (typeof demoSites)[number]) =>
  wordsOf(site).filter(({ list }) => list !== 'currency');

demo('LNG-02 every word of both demo sites is translated into every language', () => {
  for (const site of demoSites)
    for (const language of fieldsOf(demoWords)) {
      const own = site.translations.filter((one) => one.language === language);
      const missing = translated(site).filter(
        (place) => !own.some((one) => one.text && keyOfPlace(one) === keyOfPlace(place)),
      );
      assert.equal(missing, [], language);
      assert.is(own.length, translated(site).length);
    }
});

demo('LNG-02 every translation belongs to a word that the demo sites have', () => {
  const known = new Set(demoSites.flatMap(translated).map(({ list, english }) => `${list} ${english}`));
  for (const language of fieldsOf(demoWords))
    for (const list of fieldsOf(demoWords[language]))
      for (const english of fieldsOf(demoWords[language][list]))
        assert.ok(known.has(`${list} ${english}`), `${language}: ${list}: ${english}`);
});

demo('LNG-02 two choices of one list never have the same name', () => {
  for (const { translations } of demoSites)
    for (const language of fieldsOf(demoWords)) {
      const names = translations
        .filter((one) => one.language === language && one.field === 'name')
        .map(({ list, text }) => `${list}: ${text}`);
      const twice = names.filter((name, index) => names.indexOf(name) < index);
      assert.equal(twice, [], language);
    }
});

demo.run();
