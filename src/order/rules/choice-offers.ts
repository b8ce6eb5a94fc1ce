import { type ChoiceField, orderFields } from '../vocabulary/fields.ts';
import { materialStatuses } from '../vocabulary/ids.ts';
import { isFieldOf } from '../vocabulary/map-fields.ts';
import type { Bootstrap } from '../vocabulary/site.ts';
import { offeredExtras } from './extras.ts';
import { offeredDeadlines, offeredLevels, offeredPaperTypes, offeredServices } from './offers.ts';
import type { PaperTypeChoice } from './paper-type-rules.ts';

// Kept apart from offers.ts, so that the price list loads neither this file nor the table of fields.

/** Functions that return the offered items of a choice that depends on the paper type. */
const offersOfType = {
  serviceId: offeredServices,
  academicLevelId: offeredLevels,
  deadlineId: offeredDeadlines,
};

/** Functions that return the offered items of a choice that has no dictionary or leaves out some of its items. */
const ownItems = {
  typeId: offeredPaperTypes,
  // A writer grade stands for the other extras.
  extrasIds: (site: Bootstrap) => offeredExtras(site).filter(({ gradeId }) => !gradeId),
  currencyId: ({ dictionaries }: Bootstrap) => dictionaries.currency,
  paymentSystemId: ({ config }: Bootstrap) =>
    config.payment.flatMap(({ systemId, isAvailable }) => (isAvailable ? { id: systemId } : [])),
  additionalMaterialStatusId: () => Object.values(materialStatuses).map((id) => ({ id })),
};

/** Returns the items that the site offers for a choice, independent of the paper type. */
export const itemsOf = (field: ChoiceField, site: Bootstrap): readonly { id: number }[] =>
  isFieldOf(ownItems, field) ? ownItems[field](site) : site.dictionaries[orderFields[field].dictionary];

/** Returns the items that the site offers for a choice of this draft. */
export const offersOf = (
  field: ChoiceField,
  draft: PaperTypeChoice,
  site: Bootstrap,
): readonly { id: number }[] =>
  isFieldOf(offersOfType, field) ? offersOfType[field](draft, site) : itemsOf(field, site);
