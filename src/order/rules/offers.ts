import type { Deadline, Item, PaperType } from '../vocabulary/dictionaries.ts';
import type { OrderDraft } from '../vocabulary/draft.ts';
import type { AcademicLevelId, ServiceId } from '../vocabulary/ids.ts';
import { services } from '../vocabulary/ids.ts';
import { priceVersion, type Site } from '../vocabulary/site.ts';
import { ruleFor, withheldDeadlinesFor } from './paper-type-rules.ts';

type OfType = Pick<OrderDraft, 'typeId'>;

const ruleOf = ({ typeId }: OfType, { config }: Pick<Site, 'config'>) =>
  ruleFor(typeId, priceVersion(config));

/** The paper types of the site's price version. */
export const offeredPaperTypes = ({ config, dictionaries }: Site): PaperType[] =>
  dictionaries.paperType.filter(({ version }) => version === null || version === priceVersion(config));

/** Options under one heading. */
export interface OfferedGroup {
  name: string;
  options: PaperType[];
}

/** Those under the names of their categories, in the order of these (CAL-01). */
export const groupedPaperTypes = (site: Site): OfferedGroup[] => {
  const types = offeredPaperTypes(site);
  return site.dictionaries.paperTypeCategory
    .map(({ id, name }) => ({ name, options: types.filter(({ categoryId }) => categoryId === id) }))
    .filter(({ options }) => options.length > 0);
};

/** The levels at which the site has the draft's paper type written (TYP-03, TYP-05). */
export const offeredLevels = (draft: OfType, site: Site): Item<AcademicLevelId>[] => {
  const { levels } = ruleOf(draft, site);
  return site.dictionaries.academicLevel.filter(({ id }) => levels?.includes(id) ?? true);
};

/** One level alone leaves nothing to choose. */
export const isLevelFixed = (draft: OfType, site: Pick<Site, 'config'>): boolean =>
  ruleOf(draft, site).levels?.length === 1;

/** The deadlines within which the site delivers the draft's paper type (TYP-05). */
export const offeredDeadlines = ({ typeId }: OfType, { config, dictionaries }: Site): Deadline[] => {
  const withheld = withheldDeadlinesFor(typeId, priceVersion(config));
  return dictionaries.deadline.filter(({ id }) => !withheld.includes(id));
};

export const offeredServices = (draft: OfType, site: Site): Item<ServiceId>[] => {
  const { isPlain } = ruleOf(draft, site);
  return site.dictionaries.serviceType.filter(({ id }) => !isPlain || id === services.writing);
};
