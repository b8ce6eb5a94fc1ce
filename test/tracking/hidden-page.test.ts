import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { rememberDialCode } from '../../src/tracking/country.ts';
import { createStorage } from '../../src/tracking/storage.ts';
import { createTestTracker } from '../support/state/consent-page.ts';
import { openPage } from '../support/state/page.ts';

const hidden = suite('prerendered and hidden pages');

/** Opens a page in the background, as a browser does that prerenders it. Returns the functions that show and hide it. */
const openHidden = (url = 'https://example.com/') => {
  const { document, Event } = openPage(url, {
    html: '<script type="text/plain" data-octavo data-consent="granted"></script>',
  });
  let isHidden = true;
  Object.defineProperty(document, 'hidden', { get: () => isHidden });
  const change = (next: boolean) => () => {
    isHidden = next;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return { show: change(false), hide: change(true) };
};

hidden('ANA-01 TRK-01 a page counts and stores nothing before it is shown, then all of it once', () => {
  const { show, hide } = openHidden('https://example.com/?utm_source=mail');
  const recorded: string[] = [];
  const { record, linkQuery } = createTestTracker(false, ({ action }) => recorded.push(action));
  record({ label: 'Calculator', action: 'Show' });
  hide();
  assert.equal([recorded, localStorage.length], [[], 0]);
  show();
  assert.equal([recorded, linkQuery().utm_source, linkQuery().fv_source], [['Show'], 'mail', 'mail']);
  show();
  assert.equal(recorded, ['Show']);
});

hidden('ANA-01 in a background tab, an event counts at once if the page was shown before', () => {
  const { show, hide } = openHidden();
  const recorded: string[] = [];
  const { record } = createTestTracker(false, ({ action }) => recorded.push(action));
  show();
  hide();
  record({ label: 'Order Form', action: 'Order created' });
  assert.equal(recorded, ['Order created']);
});

hidden('EMB-02 a widget that is removed before its page is shown counts and stores nothing', () => {
  const { show } = openHidden();
  const recorded: string[] = [];
  const { record, destroy } = createTestTracker(false, ({ action }) => recorded.push(action));
  record({ label: 'Calculator', action: 'Show' });
  destroy();
  show();
  assert.equal([recorded, localStorage.length], [[], 0]);
});

hidden('TRK-03 values of a widget are stored only after the page is shown, and readable before', () => {
  const { show, hide } = openHidden();
  const storage = createStorage();
  assert.is(rememberDialCode(storage, { countryCode: 'DE', dialCode: '49' }), '49');
  storage.set('gone', 1);
  storage.remove('gone');
  assert.equal([storage.get('countryCode'), storage.get('gone'), localStorage.length], ['DE', null, 0]);
  show();
  storage.set('draft', 2);
  assert.equal(Object.keys(localStorage).sort(), ['octavo:countryCode', 'octavo:dialCode', 'octavo:draft']);
  hide();
  storage.set('draft', 3);
  assert.is(localStorage['octavo:draft'], '3');
});

hidden.run();
