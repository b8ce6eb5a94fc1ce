import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { ClientSession } from '../../../src/api/resources/account.ts';
import { httpFailure } from '../../../src/api/result.ts';
import { ok } from '../../support/cabinet/fake-cabinet.ts';
import { done, openProfile } from '../../support/cabinet/open-profile.tsx';

const page = suite('devices of the profile page');

const devices: ClientSession[] = [
  {
    id: 1,
    device: 'Firefox on Windows',
    place: 'Germany',
    lastUsedAt: '2020-01-01T00:00:00+00:00',
    isCurrent: true,
  },
  { id: 2, device: 'Safari on iPhone', place: '203.0.113.9', lastUsedAt: '', isCurrent: false },
];

page('SES-01 a customer logs out one other device, and a failure is explained beside it', async () => {
  let left = devices;
  let isDown = true;
  const endSession = () => {
    if (isDown) return httpFailure(503, []);
    left = devices.slice(0, 1);
    return done;
  };
  const view = await openProfile({ sessions: () => ok(left), endSession });
  assert.match(view.text(), /Firefox on Windows This deviceGermany · \d+ years ago/);
  await view.press('Log out Safari on iPhone');
  assert.match(view.text(), 'Please try again in a minute');
  isDown = false;
  await view.press('Log out Safari on iPhone');
  assert.equal(view.sent.findLast(({ name }) => name === 'endSession')?.params, { id: 2 });
  assert.not.match(view.text(), 'iPhone');
});

page('SES-01 the newest devices are listed, this one first, and older ones can be unfolded', async () => {
  const many = Array.from({ length: 6 }, (_, id) => ({
    id,
    device: `Browser ${id}`,
    place: 'Germany',
    lastUsedAt: '',
    isCurrent: id === 4,
  }));
  const view = await openProfile({ sessions: () => ok(many) });
  const names = (selector: string) => view.texts(`${selector} div > span:first-child`);
  assert.equal(names('.sheet > .files-list'), ['Browser 4', 'Browser 0', 'Browser 1']);
  assert.not.ok(view.get<HTMLDetailsElement>('details').open);
  assert.is(view.get('summary').textContent, 'Show 3 more');
  assert.equal(names('details'), ['Browser 2', 'Browser 3', 'Browser 5']);
});

page.run();
