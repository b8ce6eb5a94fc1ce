import { Type } from 'typebox';
import type { ActName } from '../../../api/act-names.ts';
import * as calls from '../../../api/calls.ts';
import { oneOf } from '../../../api/resources/schemas.ts';
import type { StaffWebhook, WebhookAttempt } from '../../../api/resources/staff-programs.ts';
import { webhookEvents } from '../../../api/webhook-events.ts';
import type { UnknownFields } from '../../../order/unknown-fields.ts';
import { fieldsOf } from '../../../order/vocabulary/map-fields.ts';
import { isoTime, isoTimeOrNull } from '../../database/time.ts';
import type { CallDeps } from '../../deps.ts';
import { Refusal } from '../../errors.ts';
import { readId, requireFound } from '../../http/parameters.ts';
import { ownerAccess } from '../../http/staff-access.ts';
import type { Site } from '../../sites/store/sites.ts';
import { readWebhookUrl } from '../../webhooks/post.ts';
import * as store from '../../webhooks/store/webhooks.ts';
import { siteName } from '../catalogue/sites.ts';
import { flag, short } from '../field-types.ts';
import { officeRefusal } from '../office-sentences.ts';
import { addAct } from '../store/acts.ts';

const events = Type.Array(oneOf(fieldsOf(webhookEvents)), { minItems: 1, maxItems: 50 });
const AddedBody = Type.Object({ url: short, events });
const ChangedBody = Type.Object({
  url: Type.Optional(short),
  events: Type.Optional(events),
  isActive: flag,
  isSecretReplaced: flag,
});
const SentBody = Type.Object({ attemptId: Type.Optional(Type.Integer({ minimum: 1 })) });

const webhookOf = (row: store.WebhookRow, { isNew = false } = {}): StaffWebhook => ({
  id: row.id,
  url: row.url,
  events: store.eventsOf(row),
  isActive: row.is_active === 1,
  failingSince: isoTimeOrNull(row.failing_since),
  secret: isNew ? row.secret : null,
});

const attemptOf = ({ id, at, body, status, ms, answer }: store.AttemptRow): WebhookAttempt => {
  const { type, data }: UnknownFields = Object(JSON.parse(body));
  const { order = '' }: UnknownFields = Object(data);
  return { id, at: isoTime(at), event: String(type), order: String(order), status, milliseconds: ms, answer };
};

/**
 * Returns the name and subject of an act on a webhook for the log. A path may have a key of the receiver, so its host stands for
 * it.
 */
const actOf = (act: ActName, site: Site, { url }: store.WebhookRow) => ({
  act,
  about: `webhook ${new URL(url).host} of ${siteName(site)}`,
});
const webhookValues = (row: store.WebhookRow) => ({
  events: store.eventsOf(row),
  isActive: row.is_active === 1,
});

const findWebhook = async ({ db }: Pick<CallDeps, 'db'>, { id }: Site, params: { id: string }) =>
  requireFound(await store.findWebhook(db, readId(params.id), id));

const registerChanges = (deps: CallDeps) => {
  const { router, db, settings, now } = deps;
  const requireUrl = (text: string) => {
    const url = readWebhookUrl(text.trim(), settings);
    if (!url) throw officeRefusal('url', 'webhookAddress');
    return url.href;
  };
  router.staff(calls.addWebhook, { ...ownerAccess, body: AddedBody }, async ({ site, body, actor }) => {
    const added = { site_id: site.id, url: requireUrl(body.url), events: body.events };
    const row = await db.transaction().execute(async (tx) => {
      const created = await store.addWebhook(tx, { ...added, created_at: now() });
      await addAct(tx, { ...actOf('addWebhook', site, created), after: webhookValues(created) }, actor);
      return created;
    });
    return webhookOf(row, { isNew: true });
  });
  router.staff(
    calls.changeWebhook,
    { ...ownerAccess, body: ChangedBody },
    async ({ site, params, body, actor }) => {
      const row = await findWebhook(deps, site, params);
      const isSecretReplaced = body.isSecretReplaced === 1;
      const change = {
        ...(body.url !== undefined && { url: requireUrl(body.url) }),
        ...(body.events && { events: body.events }),
        ...(body.isActive !== undefined && { is_active: body.isActive }),
        isSecretReplaced,
      };
      const changed = await db.transaction().execute(async (tx) => {
        const after = await store.changeWebhook(tx, row.id, change);
        const values = { before: webhookValues(row), after: { ...webhookValues(after), isSecretReplaced } };
        await addAct(tx, { ...actOf('changeWebhook', site, after), ...values }, actor);
        return after;
      });
      return webhookOf(changed, { isNew: isSecretReplaced });
    },
  );
  router.staff(calls.removeWebhook, ownerAccess, async ({ site, params, actor }) => {
    const row = await findWebhook(deps, site, params);
    await db.transaction().execute(async (tx) => {
      await store.removeWebhook(tx, row.id);
      await addAct(tx, { ...actOf('removeWebhook', site, row), before: webhookValues(row) }, actor);
    });
  });
};

export const registerWebhooks = (deps: CallDeps): void => {
  const { router, db, webhookSender } = deps;
  router.staff(calls.staffWebhooks, ownerAccess, async ({ site }) =>
    (await store.listWebhooks(db, site.id)).map((row) => webhookOf(row)),
  );
  router.staff(calls.webhookAttempts, ownerAccess, async ({ site, params }) =>
    (await store.listAttempts(db, (await findWebhook(deps, site, params)).id)).map(attemptOf),
  );
  router.staff(
    calls.sendWebhook,
    { ...ownerAccess, routeClass: 'running', body: SentBody },
    async ({ site, params, body: { attemptId } }) => {
      const row = await findWebhook(deps, site, params);
      const attempt = attemptId === undefined ? undefined : await store.findAttempt(db, attemptId);
      if (attemptId !== undefined && attempt?.webhook_id !== row.id) throw new Refusal('notFound');
      return attemptOf(await webhookSender.sendNow(row, attempt));
    },
  );
  registerChanges(deps);
};
