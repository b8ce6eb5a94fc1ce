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

const shortText = Type.Optional(Type.String({ maxLength: 200 }));
/** The widget decides about the other fields. They are stored unchecked: text, or nested fields of a form. */
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
const maximumBodyBytes = 65_536;

/** Registers the statistics of what visitors do with the widgets. */
export const registerStatistics = ({ router, visitorActions, now }: Deps): void => {
  router.open(
    calls.visitorAction,
    Action,
    async ({ site, body }) => {
      const { category = '', label = '', visitorId = '', ...rest } = body;
      const details = JSON.stringify(rest);
      await visitorActions.add({
        id: newId(),
        site_id: site.id,
        visitor_id: visitorId,
        category,
        label,
        details,
        created_at: now(),
      });
      return null;
    },
    { bodyLimit: maximumBodyBytes },
  );
};
