import { Type } from 'typebox';
import * as calls from '../../api/calls.ts';
import { networkOf } from '../http/headers/network-of.ts';
import type { Router } from '../http/router.ts';
import { readEvent } from '../statistics/read-event.ts';
import type { VisitorEvents } from '../statistics/visitor-events.ts';

interface Deps {
  router: Router;
  visitorEvents: VisitorEvents;
  now: () => number;
}

const shortText = Type.Optional(Type.String({ maxLength: 200 }));
/** The widget decides about the other fields: text, or nested fields of a form. What cannot be stored is dropped. */
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

/** Bytes; widgets send much less. */
const maximumBodyBytes = 8192;

/** Registers the statistics of what visitors do with the widgets. */
export const registerStatistics = ({ router, visitorEvents, now }: Deps): void => {
  router.open(
    calls.visitorAction,
    Action,
    async ({ site, body, request }) => {
      await visitorEvents.add(readEvent(body, { siteId: site.id, at: now() }), networkOf(request.ip));
      return null;
    },
    { bodyLimit: maximumBodyBytes, storing: 'files' },
  );
};
