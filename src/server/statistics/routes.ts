import { type Static, Type } from 'typebox';
import * as calls from '../../api/calls.ts';
import type { CallDeps } from '../deps.ts';
import { Refusal } from '../errors.ts';
import { networkOf } from '../http/headers/caller.ts';
import { figuresAccess } from '../http/staff-access.ts';
import { readFigures, readTemplates } from './figures.ts';
import { readEvent } from './read-event.ts';

const shortText = Type.Optional(Type.String({ maxLength: 200 }));
/** Schema of a field that widgets send as text or as nested form fields. Unsuitable values are dropped. */
const anything = Type.Optional(Type.Unknown());
const Action = Type.Object({
  category: shortText,
  label: shortText,
  visitorId: shortText,
  configData: anything,
  result: anything,
  actionData: anything,
  deviceData: anything,
  environmentData: anything,
});

/** Maximum size of a body in bytes. Widgets send much less. */
const maximumBodyBytes = 8192;

/** Registers the call that records visitors' actions in the widgets. */
export const registerStatistics = ({ router, visitorEvents, now }: CallDeps): void => {
  router.open(
    calls.visitorAction,
    { routeClass: 'statistics', bodyLimit: maximumBodyBytes, storing: 'files', body: Action },
    async ({ site, body, request }) => {
      await visitorEvents.add(readEvent(body, { siteId: site.id, at: now() }), networkOf(request.ip));
    },
  );
};

const DaysQuery = Type.Object({ host: Type.String(), days: Type.Integer({ minimum: 1, maximum: 1100 }) });

/** Registers the calls by which the office reads a site's figures. */
export const registerFigures = (deps: CallDeps): void => {
  const askedOf = async ({ host, days }: Static<typeof DaysQuery>) => {
    const site = await deps.sites.find(host);
    if (!site) throw new Refusal('invalid', { host: 'choiceUnavailable' });
    return { siteId: site.id, days };
  };
  deps.router.staff(calls.staffFigures, { ...figuresAccess, body: DaysQuery }, async ({ body }) =>
    readFigures(deps, await askedOf(body)),
  );
  deps.router.staff(calls.staffTemplates, { ...figuresAccess, body: DaysQuery }, async ({ body }) =>
    readTemplates(deps, await askedOf(body)),
  );
};
