import type { OrderDraft } from './draft.ts';
import type { Site } from './site.ts';

/** The draft after one field is edited, with everything that follows from it (specification section 4). */
export const editDraft = <Name extends keyof OrderDraft>(
  draft: OrderDraft,
  field: Name,
  value: OrderDraft[Name],
  _site: Site,
): OrderDraft => ({ ...draft, [field]: value });
