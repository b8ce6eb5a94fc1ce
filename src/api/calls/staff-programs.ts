import { call, type None } from '../call.ts';
import type { StaffKey, StaffWebhook, WebhookAttempt } from '../resources/staff-programs.ts';

// Calls of the office about programs of the provider: the webhooks and keys of a site.

export const staffWebhooks = /* @__PURE__ */ call<None, StaffWebhook[]>()(
  'GET',
  '/v1/staff/sites/:siteHost/webhooks',
  'none',
  'length',
);
/** Adds a webhook. The answer has the secret that signs its events. */
export const addWebhook = /* @__PURE__ */ call<
  { url: string; events: StaffWebhook['events'] },
  StaffWebhook
>()('POST', '/v1/staff/sites/:siteHost/webhooks', 'urlencoded', 'id');
/** Changes a webhook, switches it off or on, or replaces its secret, which the answer then has. */
export const changeWebhook = /* @__PURE__ */ call<
  { url?: string; events?: StaffWebhook['events']; isActive?: boolean; isSecretReplaced?: boolean },
  StaffWebhook
>()('PATCH', '/v1/staff/sites/:siteHost/webhooks/:id', 'urlencoded', 'id');
/** Removes a webhook and its log. */
export const removeWebhook = /* @__PURE__ */ call<None, null>()(
  'DELETE',
  '/v1/staff/sites/:siteHost/webhooks/:id',
  'none',
);
/** Returns the latest tries of the last 30 days, newest first. */
export const webhookAttempts = /* @__PURE__ */ call<None, WebhookAttempt[]>()(
  'GET',
  '/v1/staff/sites/:siteHost/webhooks/:id/attempts',
  'none',
  'length',
);
/** Sends an event at once and returns the try: a test, or the event of an earlier try with the same id. */
export const sendWebhook = /* @__PURE__ */ call<{ attemptId?: number }, WebhookAttempt>()(
  'POST',
  '/v1/staff/sites/:siteHost/webhooks/:id/attempts',
  'urlencoded',
  'id',
);

export const staffKeys = /* @__PURE__ */ call<None, StaffKey[]>()(
  'GET',
  '/v1/staff/sites/:siteHost/keys',
  'none',
  'length',
);
/** Adds a key, which the answer has. `lastDay` is its last day in the site's time zone. */
export const addKey = /* @__PURE__ */ call<
  { name: string; scopes: StaffKey['scopes']; lastDay?: string },
  StaffKey
>()('POST', '/v1/staff/sites/:siteHost/keys', 'urlencoded', 'id');
/** Ends a key at once. */
export const endKey = /* @__PURE__ */ call<None, StaffKey>()(
  'DELETE',
  '/v1/staff/sites/:siteHost/keys/:id',
  'none',
  'id',
);
