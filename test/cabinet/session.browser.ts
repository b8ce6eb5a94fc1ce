import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openStage } from '../support/browser/open-stage.ts';
import { person } from '../support/browser/order-journey.ts';
import { logIn, visitCabinet } from '../support/cabinet/cabinet-visit.ts';

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
});

sessions.run();
