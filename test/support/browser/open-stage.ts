import type { Browser } from 'playwright-core';
import { createProviderCalls } from '../server/provider-calls.ts';
import { startFakeStripe, webhookSecret } from '../services/stripe.ts';
import { type Octavo, openBrowser, shareOctavo, startOctavo } from './browser.ts';

const stageOf = async (opening: Promise<Browser>, starting: Promise<Octavo>) => {
  const [browser, octavo] = await Promise.all([opening, starting]);
  return { browser, octavo, provider: createProviderCalls(octavo) };
};

/** Opens Chromium for one suite, which shares the server of the production build with the other suites of its process. */
export const openStage = () => stageOf(openBrowser(), shareOctavo());

/** Opens Chromium for one suite, and starts a server that the suite may change. */
export const openOwnStage = (...server: Parameters<typeof startOctavo>) =>
  stageOf(openBrowser(), startOctavo(...server));

/** Opens Chromium for one suite, and starts a server of a site that charges online, with a local service in place of Stripe. */
export const openOnlineStage = async () => {
  const stripe = await startFakeStripe();
  const stage = await openOwnStage({
    STRIPE_SECRET_KEY: stripe.settings.secretKey,
    STRIPE_API: stripe.settings.api,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  });
  return { ...stage, stripe };
};
