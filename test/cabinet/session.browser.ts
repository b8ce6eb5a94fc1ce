import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openStage } from '../support/browser/open-stage.ts';
import { person } from '../support/browser/order-journey.ts';
import { logIn, mailedLink, visitCabinet } from '../support/cabinet/cabinet-visit.ts';

const sessions = suite('a customer’s sessions in the browser');
const { browser, octavo, provider } = await openStage(sessions);

sessions('CAB-01 no script can read the cabinet’s session, and a reload keeps the session', async () => {
  const who = person('cookie');
  await provider.register(who);
  const visit = await visitCabinet(browser, octavo);
  await visit.go('/profile');
  const opened = visit.page.waitForResponse(
    (response) => response.url().endsWith('/v1/client/session') && response.ok(),
  );
  await logIn(visit.page, who);
  const { token } = await (await opened).json();
  await visit.waitForTitle('Your profile');
  const readable = await visit.page.evaluate(() =>
    JSON.stringify({ ...localStorage, cookie: document.cookie }),
  );
  assert.not.ok(readable.includes(token));
  assert.not.match(readable, 'octavo-session');
  const [cookie] = (await visit.page.context().cookies()).filter(({ name }) => name === 'octavo-session');
  assert.equal([cookie?.httpOnly, cookie?.sameSite], [true, 'Strict']);
  await visit.page.evaluate(() => localStorage.clear());
  await visit.page.reload();
  await visit.waitForTitle('Your profile');
  assert.equal(visit.errors, []);
  await visit.close();
});

const _isSession = ({ pathname }: URL) => pathname.endsWith('/v1/client/session');

sessions(
  'SES-02 many requests of strangers for login links do not lock out a customer’s known device',
  async () => {
    const who = person('besieged');
    await provider.register(who);
    const visit = await visitCabinet(browser, octavo);
    await visit.go('/');
    await logIn(visit.page, who);
    await visit.waitForTitle('Your orders');
    const askAsStranger = () =>
      fetch(`http://127.0.0.1:${octavo.port}/v1/client/password/restore`, {
        method: 'POST',
        headers: { 'x-identity': new URL(octavo.cabinet).host },
        body: new URLSearchParams({ email: who.email }),
      });
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async () => (await askAsStranger()).status),
    );
    assert.ok(statuses.includes(429));
    await visit.go('/forgot-password');
    await visit.page.locator('input[name="email"]').fill(who.email);
    await visit.press('Send me a link');
    await visit.page.getByText('a link is on its way').waitFor();
    await mailedLink(octavo, who.email, '/forgot-password');
    assert.equal(visit.errors, []);
    await visit.close();
  },
);

sessions.run();
