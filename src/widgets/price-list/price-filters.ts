import type { Translator } from '../../languages/translator.ts';
import { groupedPaperTypes, offeredPaperTypes } from '../../order/rules/offers.ts';
import type { PaperType } from '../../order/vocabulary/dictionaries.ts';
import { type ServiceId, services } from '../../order/vocabulary/ids.ts';
import type { Bootstrap, PriceVersion } from '../../order/vocabulary/site.ts';

/** A choice of the price list's filter: a service, a category or a paper type. */
export interface PriceFilter {
  /** Unique among all filters: `service-1`, `category-2`, `type-55`. */
  id: string;
  name: string;
  serviceId: ServiceId;
  /** Paper type whose levels and deadlines are shown. For a service or a category, one paper type stands for all. */
  type: PaperType;
  /** Parameters that the links of this filter's prices carry. */
  query: Record<string, string>;
}

/** Returns a filter for each service, with the site's default paper type. */
const serviceFilters = ({ config, dictionaries }: Bootstrap, types: PaperType[]): PriceFilter[] => {
  const type = types.find(({ id }) => id === config.dictionary.paperType) ?? types[0];
  if (!type) return [];
  return dictionaries.serviceType.map(({ id, name }) => ({
    id: `service-${id}`,
    name,
    serviceId: id,
    type,
    query: { serviceId: `${id}` },
  }));
};

/** Returns a filter for each category, for the service "writing". Only version 2 of the price list has these filters. */
const categoryFilters = ({ dictionaries }: Bootstrap, types: PaperType[]): PriceFilter[] =>
  dictionaries.paperTypeCategory.flatMap(({ id, name }) => {
    const type = types.find(({ categoryId }) => categoryId === id);
    const query = { serviceId: `${services.writing}`, typeId: `${type?.id}`, typeCategoryId: `${id}` };
    return type ? { id: `category-${id}`, name, serviceId: services.writing, type, query } : [];
  });

const typeFilter = (type: PaperType): PriceFilter => ({
  id: `type-${type.id}`,
  name: type.name,
  serviceId: services.writing,
  type,
  query: { serviceId: `${services.writing}`, typeId: `${type.id}` },
});

/**
 * Returns all filters in groups: services, then the categories in version 2, then every paper type under the name of
 * its category.
 */
export const priceFilters = (site: Bootstrap, version: PriceVersion, t: Translator) => {
  const types = offeredPaperTypes(site);
  const groups = groupedPaperTypes(site).map(({ name, options }) => ({
    name,
    options: options.map(typeFilter),
  }));
  return [
    { name: t('Services'), options: serviceFilters(site, types) },
    { name: t('Categories'), options: version === 2 ? categoryFilters(site, types) : [] },
    ...groups,
  ].filter(({ options }) => options.length > 0);
};
