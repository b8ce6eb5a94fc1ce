import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openStage } from '../support/browser/open-stage.ts';
import { person } from '../support/browser/order-journey.ts';
import { logIn, mailedLink, visitCabinet } from '../support/cabinet/cabinet-visit.ts';

const sessions = suite('a customer’s sessions in the browser');
const { browser, octavo, provider } = await openStage(sessions);

sessions('CAB-01 no script reads the cabinet’s session, and a reload keeps it', async () => {
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

sessions('SES-02 a stranger’s link says who is logged in and changes nothing without a choice', async () => {
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
  const question = visit.page.waitForEvent('dialog');
  const opening = visit.page.goto(link);
  const dialog = await question;
  const who = `You are logged in as ${ada.email}. This link logs in ${eve.email}`;
  assert.is(dialog.message(), `${who}. Follow it?`);
  await dialog.dismiss();
  await opening;
  await visit.go('/profile');
  await visit.page.getByText(ada.email).waitFor();
  assert.equal(visit.errors, []);
  await visit.close();
});

sessions.run();
