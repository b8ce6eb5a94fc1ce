import type { Deadline, DictionaryItem, PaperType } from '../vocabulary/dictionaries.ts';
import { type AcademicLevelId, type ServiceId, services } from '../vocabulary/ids.ts';
import { type Bootstrap, priceVersion, type Site } from '../vocabulary/site.ts';
import { offersDeadline, type PaperTypeChoice, ruleFor } from './paper-type-rules.ts';

/** Returns the paper types that the price version of the site offers. */
export const offeredPaperTypes = ({ config, dictionaries }: Site): PaperType[] =>
  dictionaries.paperType.filter(({ version }) => version === null || version === priceVersion(config));

/** Groups the offered paper types by category, in the sequence of the categories. */
export const groupedPaperTypes = (site: Site) => {
  const types = offeredPaperTypes(site);
  return site.dictionaries.paperTypeCategory
    .map(({ id, name }) => ({ name, options: types.filter(({ categoryId }) => categoryId === id) }))
    .filter(({ options }) => options.length > 0);
};

/** Returns the academic levels that the site offers for the draft's paper type. */
export const offeredLevels = (draft: PaperTypeChoice, site: Site): DictionaryItem<AcademicLevelId>[] => {
  const { levels } = ruleFor(draft, site);
  return site.dictionaries.academicLevel.filter(({ id }) => levels?.includes(id) ?? true);
};

/** Returns whether the paper type has a single level, so that the field is disabled. */
export const isLevelFixed = (draft: PaperTypeChoice, site: Pick<Site, 'config'>): boolean =>
  ruleFor(draft, site).levels?.length === 1;

/** Returns the deadlines that the site offers for the draft's paper type. */
export const offeredDeadlines = (draft: PaperTypeChoice, site: Site): Deadline[] =>
  site.dictionaries.deadline.filter(({ value }) => offersDeadline(value, draft, site));

export const offeredServices = (draft: PaperTypeChoice, site: Site): DictionaryItem<ServiceId>[] => {
  const { isPlain } = ruleFor(draft, site);
  return site.dictionaries.serviceType.filter(({ id }) => !isPlain || id === services.writing);
};

/** Returns whether a site has prices and paper types, which widgets with prices need. */
export const sellsAnything = ({
  tariff,
  dictionaries,
}: Pick<Bootstrap, 'tariff' | 'dictionaries'>): boolean =>
  tariff.grids.length > 0 && dictionaries.paperType.length > 0;
