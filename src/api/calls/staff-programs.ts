import { type None, siteCall } from '../call.ts';
import type { StaffKey, StaffWebhook, WebhookAttempt } from '../resources/staff-programs.ts';

// Calls of the office about programs of the provider: the webhooks and keys of a site.

export const staffWebhooks = /* @__PURE__ */ siteCall<None, StaffWebhook[]>()('GET', '/webhooks', 'none');
/** Adds a webhook. The answer has the secret that signs its events. */
export const addWebhook = /* @__PURE__ */ siteCall<
  { url: string; events: StaffWebhook['events'] },
  StaffWebhook
>()('POST', '/webhooks', 'urlencoded');
/** Changes a webhook, switches it off or on, or replaces its secret, which the answer then has. */
export const changeWebhook = /* @__PURE__ */ siteCall<
  { url?: string; events?: StaffWebhook['events']; isActive?: boolean; isSecretReplaced?: boolean },
  StaffWebhook
>()('PATCH', '/webhooks/:id', 'urlencoded');
/** Removes a webhook and its log. */
export const removeWebhook = /* @__PURE__ */ siteCall<None, null>()('DELETE', '/webhooks/:id', 'none');
/** Returns the latest tries of the last 30 days, newest first. */
export const webhookAttempts = /* @__PURE__ */ siteCall<None, WebhookAttempt[]>()(
  'GET',
  '/webhooks/:id/attempts',
  'none',
);
/** Sends an event at once and returns the try: a test, or the event of an earlier try with the same id. */
export const sendWebhook = /* @__PURE__ */ siteCall<{ attemptId?: number }, WebhookAttempt>()(
  'POST',
  '/webhooks/:id/attempts',
  'urlencoded',
);

export const staffKeys = /* @__PURE__ */ siteCall<None, StaffKey[]>()('GET', '/keys', 'none');
/** Adds a key, which the answer has. `lastDay` is its last day in the site's time zone. */
export const addKey = /* @__PURE__ */ siteCall<
  { name: string; scopes: StaffKey['scopes']; lastDay?: string },
  StaffKey
>()('POST', '/keys', 'urlencoded');
/** Ends a key at once. */
export const endKey = /* @__PURE__ */ siteCall<None, StaffKey>()('DELETE', '/keys/:id', 'none');
