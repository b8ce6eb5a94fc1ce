import type { PricedOrder } from '../../../src/order/price/price.ts';
import {
  academicLevelId,
  currencyId,
  deadlineId,
  paperTypeCategoryId,
  paperTypeId,
  serviceId,
  writerGradeId,
} from '../../../src/order/vocabulary/ids.ts';

/** Order of one double-spaced page with the site's defaults, which costs 11.96 at the fixture site. */
export const essay: PricedOrder = {
  typeId: paperTypeId(1),
  typeCategoryId: paperTypeCategoryId(1),
  serviceId: serviceId(1),
  academicLevelId: academicLevelId(1),
  deadlineId: deadlineId(9),
  spacingType: 'double',
  writerGradeId: writerGradeId(1),
  currencyId: currencyId(1),
  pages: 1,
  slides: 0,
  extrasIds: [],
  discount: null,
};
