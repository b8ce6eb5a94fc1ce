import type { OrderDraft } from '../vocabulary/draft.ts';
import { deadlines } from '../vocabulary/ids.ts';
import { priceVersion, type Site } from '../vocabulary/site.ts';
import { isCounted, usesSlides } from './paper-type-rules.ts';
import { showsSpacing } from './spacing.ts';

/** What a form shows and allows for a draft (specification section 5, "Visibility"). */
export interface FieldView {
  showsElements: boolean;
  showsSlides: boolean;
  showsSpacing: boolean;
}

const urgentDeadlines = [deadlines.hours3, deadlines.hours6, deadlines.hours12] as const;

/** Whether a preferred writer can be asked for within this deadline. */
export const allowsPreferredWriter = (deadlineId: OrderDraft['deadlineId']): boolean =>
  !urgentDeadlines.some((id) => id === deadlineId);

/** Which quantities the type has: pages (or what it counts) alone, slides alone, or both together. */
export const quantityKind = (typeId: OrderDraft['typeId'], { config }: Pick<Site, 'config'>) => {
  if (usesSlides(typeId)) return 'slides';
  return priceVersion(config) === 2 || isCounted(typeId) ? 'elements' : 'both';
};

export const fieldView = (
  draft: Pick<OrderDraft, 'typeId' | 'numberElements'>,
  site: Pick<Site, 'config'>,
): FieldView => {
  const kind = quantityKind(draft.typeId, site);
  return {
    showsElements: kind !== 'slides',
    showsSlides: kind !== 'elements',
    showsSpacing: showsSpacing(draft),
  };
};
