import type { Dictionaries } from '../../order/vocabulary/dictionaries.ts';
import { services, writerGrades } from '../../order/vocabulary/ids.ts';
import type { SiteConfig } from '../../order/vocabulary/site.ts';
import type { Hosts } from '../../state/page/context.ts';

/** Returns the properties that have a value. Servers write a missing value as null or leave it out. */
const withoutMissing = <Item extends object>(item: Item | null | undefined): Partial<Item> => {
  const present: Partial<Item> = {};
  for (const name in item) if (item[name] != null) present[name] = item[name];
  return present;
};

/** Adds the properties that the site config of the specification lacks, and those that this server leaves out. */
export const completeConfig = (
  config: Partial<SiteConfig>,
  { paperType: [firstType] }: Dictionaries,
  { site, cabinet }: Hosts,
): SiteConfig => {
  const type = config.dictionary?.paperType ?? firstType?.id;
  if (!type) throw new Error('The site has no paper types.');
  return {
    id: 0,
    title: '',
    domain_site: site,
    domain_cabinet: cabinet.replace(/.*\/\//, ''),
    address_legal: '',
    version_price: 1,
    postback: [],
    social: {},
    contact_phone: '',
    contact_email: '',
    contact_skype: '',
    template: {},
    redirect: null,
    authEnabled: true,
    ...withoutMissing(config),
    payment: (config.payment ?? []).map((system) => ({ ...system, isAvailable: system.isAvailable ?? true })),
    dictionary: {
      academicLevel: null,
      deadline: null,
      writerGrade: writerGrades.regular,
      serviceType: services.writing,
      ...withoutMissing(config.dictionary),
      paperType: type,
    },
  };
};
