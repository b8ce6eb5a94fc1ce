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

sessions('SES-02 a stranger’s link says who is logged in, and changes nothing without consent', async () => {
  const [ada, eve] = [person('victim'), person('attacker')];
  await provider.register(ada);
  await provider.register(eve);
  const visit = await visitCabinet(browser, octavo);
  await visit.go('/forgot-password');
  await visit.page.locator('input[name="email"]').fill(eve.email);
  await visit.press('Send me a link');
  const link = await mailedLink(octavo, eve.email, '/forgot-password');
  await visit.go('/');
  await logIn(visit.page, ada);
  await visit.waitForTitle('Your orders');
  await visit.page.goto(link);
  for (const name of ['new', 'repeat'])
    await visit.page.locator(`input[name="${name}"]`).fill('a louder library');
  const question = visit.page.waitForEvent('dialog');
  const pressing = visit.press('Change password');
  const dialog = await question;
  const who = `You are logged in as ${ada.email}. This link logs in ${eve.email}`;
  assert.is(dialog.message(), `${who}. Follow it?`);
  await dialog.dismiss();
  await pressing;
  await visit.go('/profile');
  await visit.page.getByText(ada.email).waitFor();
  assert.equal(visit.errors, []);
  await visit.close();
});

const isSession = ({ pathname }: URL) => pathname.endsWith('/v1/client/session');

sessions(
  'CAB-01 a session that does not open in time can be retried, and a refused link asks for no login',
  async () => {
    const who = person('hanging');
    await provider.register(who);
    const visit = await visitCabinet(browser, octavo);
    await visit.go('/');
    await logIn(visit.page, who);
    await visit.waitForTitle('Your orders');
    await visit.page.clock.install();
    let unanswered = 0;
    await visit.page.route(isSession, () => {
      unanswered += 1;
    });
    const asked = visit.page.waitForRequest((request) => isSession(new URL(request.url())));
    await visit.page.reload();
    await asked;
    await visit.page.clock.fastForward(15_000);
    await visit.page.getByText('This could not be loaded.').waitFor();
    assert.is(unanswered, 1);
    await visit.page.unroute(isSession);
    await visit.press('Retry');
    await visit.waitForTitle('Your orders');

    await visit.page.route(/\/v1\/client\/password\/reset\//, (route) => route.fulfill({ status: 401 }));
    await visit.go('/forgot-password?token=unknown');
    await visit.page.getByText('This link has been used or has expired').waitFor();
    assert.is(await visit.page.getByRole('dialog').count(), 0);
    assert.equal(visit.errors, []);
    await visit.close();
  },
);

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
