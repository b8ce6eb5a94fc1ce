import { Type } from 'typebox';
import { figures, sourceNames } from '../../api/staff-figure-resources.ts';
import { mapFields } from '../../order/vocabulary/map-fields.ts';

const text = Type.String();
const count = Type.Integer();
const ofFigures = mapFields(
  figures.map(({ name }) => name),
  () => count,
);
const ofSource = mapFields(sourceNames, () => text);
const share = Type.Number();
const Difference = Type.Union([
  Type.Object({
    difference: share,
    low: share,
    high: share,
    needed: Type.Union([count, Type.Null()]),
  }),
  Type.Null(),
]);

export const StaffFigures = Type.Object({
  days: Type.Array(Type.Object({ day: text, ...ofFigures })),
  sources: Type.Array(Type.Object({ ...ofSource, ...ofFigures })),
  templates: Type.Array(
    Type.Object({
      template: text,
      visitors: count,
      ordered: count,
      paid: count,
      orderedDifference: Difference,
      paidDifference: Difference,
    }),
  ),
  notices: Type.Array(text),
});

export const StaffHealth = Type.Object({
  limits: Type.Array(text),
  lettersWaiting: count,
  oldestLetterMinutes: count,
  overdue: count,
  unread: count,
  unpaid: count,
});
