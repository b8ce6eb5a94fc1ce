import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { oddText } from '../../support/fuzz/fuzzed-request.ts';
import { refusedFields, siteHost } from '../../support/server/send.ts';
import { enterSite } from '../../support/server/staff/office.ts';
import { startOfficeWithPages } from '../../support/server/staff/office-pages.ts';
import { startForTest } from '../../support/server/start-server.ts';

const odd = suite('odd settings of a site');
const office = startForTest(odd, startOfficeWithPages);

odd('OFF-03 pages can be read with whatever texts the settings accept', async () => {
  const { send } = await enterSite(office, 'owner');
  const preview = (values: object) => send(calls.previewSite, { values });
  const broken = ['http://[', 'http://a b', 'https://:99999', '//[', 'https://example.com;sandbox', '//a,b'];
  for (const text of [...broken, ...fc.sample(oddText, { numRuns: 10, seed: 1 })]) {
    const names = ['title', 'address_legal', 'contact_phone', 'contact_email', 'notice_email'];
    const more = ['supportHours', 'time_zone', 'samplesUrl'];
    const values = {
      ...Object.fromEntries([...names, ...more].map((name) => [name, text])),
      postback: [{ url: text, actions: [text] }],
      redirect: { path: text, inputDiscountCode: text },
      social: { facebook: { appId: text } },
      brand: { logo: text, accent: text, font: text },
    };
    const refused = refusedFields(await preview(values)).map((name) => name.split('.')[0] ?? '');
    if (broken.includes(text))
      for (const name of ['samplesUrl', 'postback', 'redirect']) assert.ok(refused.includes(name), text);
    const accepted = Object.entries(values).filter(([name]) => !refused.includes(name));
    const { status, body } = await preview(Object.fromEntries(accepted));
    if (status === 422) assert.is(Object(body)[0].property, 'values', text);
    else
      for (const [path, host] of [
        ['/', siteHost],
        ['/own/letter.html', siteHost],
        ['/login', `my.${siteHost}`],
      ] as const)
        assert.is((await office.get(`${path}?preview=${Object(body).key}`, host)).status, 200, path + text);
  }
});

odd.run();
