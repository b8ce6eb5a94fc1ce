import type { Browser } from 'playwright-core';
import { type Octavo, openDesktop } from '../browser/browser.ts';
import { person } from '../browser/order-journey.ts';
import { logIn, visitCabinet, writePaper } from '../cabinet/cabinet-visit.ts';
import { createProviderCalls } from '../server/provider-calls.ts';
import type { FaultStage, Scene } from './scene.ts';

/**
 * Registers a customer with an unpaid, a delivered and an approved order, who is logged in to the cabinet. Returns the function
 * that creates the stage of a scene.
 */
export const openFaultStage = async (browser: Browser, octavo: Octavo) => {
  const provider = createProviderCalls(octavo);
  const customer = person('matrix');
  await provider.register(customer);
  const deliver = async (topic: string) => {
    const code = await provider.order(customer, topic);
    provider.command('paid', code);
    provider.command('deliver', code, await writePaper(octavo, `${topic}.pdf`), 'W10042');
    return code;
  };
  const orders = {
    due: await provider.order(customer, 'Margins'),
    delivered: await deliver('Typefaces'),
    approved: await deliver('Indexes'),
  };
  const visit = await visitCabinet(browser, octavo, { viewport: { width: 1280, height: 900 } });
  await visit.go(`/orders/${orders.approved}`);
  await logIn(visit.page, customer);
  await visit.press('Open the paper');
  await visit.press('Approve');
  await visit.press('Yes, approve');
  await visit.page.locator('.next-step h2:text-is("Approved")').waitFor();
  await visit.go(`/orders/${orders.delivered}`);
  await visit.press('Open the paper');
  await visit.page.getByRole('button', { name: 'Approve', exact: true }).waitFor();
  const storageState = await visit.page.context().storageState();
  await visit.close();
  /** Logs in on another device, which a scene logs out. */
  await provider.tokenOf(customer);
  /** Opens each tab in a new context, because a played clock counts for all tabs of a context. */
  const newPage = async (state?: typeof storageState) =>
    (
      await openDesktop(browser, { reducedMotion: 'reduce', ...(state && { storageState: state }) })
    ).newPage();
  return ({ isStranger }: Scene): FaultStage => ({
    octavo,
    orders,
    newPage: () => newPage(isStranger ? undefined : storageState),
  });
};
