import { type None, ofSite } from '../call.ts';
import type { StaffKey, StaffWebhook, WebhookAttempt } from '../resources/staff-programs.ts';

// Calls of the office about programs of the provider: the webhooks and keys of a site.

export const staffWebhooks = /* @__PURE__ */ ofSite.get<None, StaffWebhook[]>()('/webhooks');
/** Adds a webhook. The answer has the secret that signs its events. */
export const addWebhook = /* @__PURE__ */ ofSite.post<
  { url: string; events: StaffWebhook['events'] },
  StaffWebhook
>()('/webhooks');
/** Changes a webhook, switches it off or on, or replaces its secret, which the answer then has. */
export const changeWebhook = /* @__PURE__ */ ofSite.patch<
  { url?: string; events?: StaffWebhook['events']; isActive?: boolean; isSecretReplaced?: boolean },
  StaffWebhook
>()('/webhooks/:id');
/** Removes a webhook and its log. */
export const removeWebhook = /* @__PURE__ */ ofSite.delete<None, null>()('/webhooks/:id');
/** Returns the latest tries of the last 30 days, newest first. */
export const webhookAttempts = /* @__PURE__ */ ofSite.get<None, WebhookAttempt[]>()('/webhooks/:id/attempts');
/** Sends an event at once and returns the try: a test, or the event of an earlier try with the same id. */
export const sendWebhook = /* @__PURE__ */ ofSite.post<{ attemptId?: number }, WebhookAttempt>()(
  '/webhooks/:id/attempts',
);

export const staffKeys = /* @__PURE__ */ ofSite.get<None, StaffKey[]>()('/keys');
/** Adds a key, which the answer has. `lastDay` is its last day in the site's time zone. */
export const addKey = /* @__PURE__ */ ofSite.post<
  { name: string; scopes: StaffKey['scopes']; lastDay?: string },
  StaffKey
>()('/keys');
export const endKey = /* @__PURE__ */ ofSite.delete<None, StaffKey>()('/keys/:id');
