import { Type } from 'typebox';
import * as calls from '../../api/calls.ts';
import { newId } from '../database/new-id.ts';
import type { Router } from '../http/router.ts';
import type { VisitorActions } from '../stores/clients/visitor-actions.ts';

interface Deps {
  router: Router;
  visitorActions: VisitorActions;
  now: () => number;
}

const short = Type.Optional(Type.String({ maxLength: 200 }));
/** What the rest is depends on the widget and is kept as it came: text, or a form's nested fields. */
const anything = Type.Optional(Type.Unknown());
const Action = Type.Object({
  ...{ category: short, label: short, visitorId: short },
  ...{ configData: anything, result: anything, actionData: anything },
  ...{ deviceData: anything, environmentData: anything },
});

/** A visit has little to say; who sends more is not a widget. */
const largestBody = 65_536;

/** What visitors do with the widgets (ANA-01). */
export const registerStatistics = ({ router, visitorActions, now }: Deps): void => {
  router.open(
    calls.visitorAction,
    Action,
    async ({ site, body }) => {
      const { category = '', label = '', visitorId = '', ...rest } = body;
      const details = JSON.stringify(rest);
      await visitorActions.add({
        ...{ id: newId(), site_id: site.id, visitor_id: visitorId, category, label, details },
        created_at: now(),
      });
      return null;
    },
    { bodyLimit: largestBody },
  );
};
