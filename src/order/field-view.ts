import type { OrderDraft } from './draft.ts';
import { deadlines } from './ids.ts';
import { isLevelFixed } from './offers.ts';
import { isCounted, usesSlides } from './paper-type-rules.ts';
import { priceVersion, type Site } from './site.ts';
import { showsSpacing } from './spacing.ts';

/** What a form shows and allows for a draft (specification section 5, "Visibility"). */
export interface FieldView {
  showsElements: boolean;
  showsSlides: boolean;
  showsSpacing: boolean;
  /** The least that a shown quantity may be: 0 where pages and slides stand beside each other. */
  minimumQuantity: 0 | 1;
  levelDisabled: boolean;
  premiumDisabled: boolean;
  top10Disabled: boolean;
  /** False for a deadline under 24 hours. */
  preferredWriterAllowed: boolean;
}

type Viewed = Pick<
  OrderDraft,
  'typeId' | 'numberElements' | 'deadlineId' | 'premiumSpecialist' | 'top10Writer'
>;

const urgentDeadlines = [deadlines.hours3, deadlines.hours6, deadlines.hours12] as const;

/** Whether a preferred writer can be asked for within this deadline. */
export const allowsPreferredWriter = (deadlineId: OrderDraft['deadlineId']): boolean =>
  !urgentDeadlines.some((id) => id === deadlineId);

/** Which of the two quantities the type has: only pages (or what it counts), only slides, or either. */
export const quantityKind = (typeId: OrderDraft['typeId'], { config }: Pick<Site, 'config'>) => {
  if (usesSlides(typeId)) return 'slides';
  return priceVersion(config) === 2 || isCounted(typeId) ? 'elements' : 'either';
};

export const fieldView = (draft: Viewed, site: Pick<Site, 'config'>): FieldView => {
  const kind = quantityKind(draft.typeId, site);
  return {
    showsElements: kind !== 'slides',
    showsSlides: kind !== 'elements',
    showsSpacing: showsSpacing(draft),
    minimumQuantity: kind === 'either' ? 0 : 1,
    levelDisabled: isLevelFixed(draft, site),
    premiumDisabled: draft.top10Writer,
    top10Disabled: draft.premiumSpecialist,
    preferredWriterAllowed: allowsPreferredWriter(draft.deadlineId),
  };
};
