import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createLanguageChoice } from '../../../src/cabinet/context/language-choice.ts';

const language = suite('language of the cabinet');

language.before.each(() => {
  sessionStorage.clear();
  document.documentElement.lang = 'de';
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads this cookie
  document.cookie = 'octavo-locale=;path=/;max-age=0';
});

/** Opens a page and counts how often it loads again. */
const openPage = () => {
  let loads = 0;
  const location = Object.assign(new URL('https://my.example.com/login'), {
    reload: () => {
      loads += 1;
    },
  });
  const choice = createLanguageChoice({ document, location, history });
  return { choice, countLoads: () => loads };
};

language('LNG-05 the language chosen before the login stays until the profile has it', () => {
  const { choice, countLoads } = openPage();
  choice.note('de');
  assert.is(choice.follow('en', true), 'de');
  assert.equal([countLoads(), document.cookie.includes('octavo-locale=en')], [0, false]);
  choice.adopt('de');
  assert.is(document.cookie.includes('octavo-locale=de'), true);
  assert.is(choice.follow('en', true), null);
  assert.is(countLoads(), 1, 'without a choice, the profile counts');
});

language('LNG-05 a choice that the page did not carry out is no choice', () => {
  const { choice, countLoads } = openPage();
  choice.note('ar');
  assert.is(choice.follow('en', true), null);
  assert.is(countLoads(), 1);
});

language.run();
