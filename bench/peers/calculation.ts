interface Item {
  id: number;
  name: string;
}

/** The part of the bootstrap document that the peers read. */
export interface SiteData {
  config: {
    domain_cabinet: string;
    dictionary: { paperType: number; academicLevel: number | null; deadline: number | null };
  };
  dictionaries: {
    paperTypeCategory: readonly Item[];
    paperType: readonly (Item & { categoryId: number })[];
    academicLevel: readonly Item[];
    deadline: readonly Item[];
  };
  tariff: {
    grids: readonly {
      serviceId: number;
      typeId: number | null;
      typeCategoryId: number | null;
      academicLevelIds: readonly number[];
      deadlineIds: readonly number[];
      cents: readonly (readonly (number | null)[])[];
    }[];
  };
}

/** A visitor's choice: dictionary ids, and the number of pages, slides or tasks. */
interface Choice {
  typeId: number;
  academicLevelId: number;
  deadlineId: number;
  quantity: number;
}

interface Group {
  types: readonly number[];
  word?: string;
  /** The only academic level of these paper types. */
  level?: number;
}

const [professional, bachelor, writing] = [3, 2, 1];
// Groups of paper types with special rules. The peers support price version 1 alone.
const groups: readonly Group[] = [
  { types: [2, 51], word: 'problem' },
  { types: [3], word: 'question' },
  { types: [55], word: 'slide' },
  { types: [35, 36, 37, 38], word: 'assignment' },
  { types: [40, 41], word: 'task' },
  { types: [4, 42, 43, 46, 44, 45, 47, 56, 57, 58], level: professional },
  { types: [59, 60, 61, 62, 63], word: 'project', level: bachelor },
];
const groupOf = (typeId: number): Group | undefined => groups.find(({ types }) => types.includes(typeId));

export const unitName = (typeId: number) => groupOf(typeId)?.word ?? 'page';
export const fixedLevelOf = (typeId: number) => groupOf(typeId)?.level;
export const offeredLevels = (typeId: number, { dictionaries }: SiteData) => {
  const level = fixedLevelOf(typeId);
  return dictionaries.academicLevel.filter(({ id }) => !level || id === level);
};

export const paperTypesByCategory = ({ dictionaries }: SiteData) =>
  dictionaries.paperTypeCategory
    .map(({ id, name }) => ({
      name,
      options: dictionaries.paperType.filter(({ categoryId }) => categoryId === id),
    }))
    .filter(({ options }) => options.length);

export const firstChoice = ({ config, dictionaries }: SiteData): Choice => {
  const { paperType, academicLevel, deadline } = config.dictionary;
  return {
    typeId: paperType,
    academicLevelId: fixedLevelOf(paperType) ?? academicLevel ?? dictionaries.academicLevel[0]?.id ?? 0,
    deadlineId: deadline ?? dictionaries.deadline.at(-1)?.id ?? 0,
    quantity: 1,
  };
};

/** Returns the price in cents; null if the site does not sell the combination. */
export const totalOf = (choice: Choice, { dictionaries, tariff }: SiteData): number | null => {
  const { typeId, academicLevelId, deadlineId, quantity } = choice;
  const category = dictionaries.paperType.find(({ id }) => id === typeId)?.categoryId;
  const grids = tariff.grids.filter(({ serviceId }) => serviceId === writing);
  const grid =
    grids.find((one) => one.typeId === typeId) ??
    grids.find((one) => one.typeId === null && one.typeCategoryId === category) ??
    grids.find((one) => one.typeId === null && one.typeCategoryId === null);
  const unit =
    grid?.cents[grid.deadlineIds.indexOf(deadlineId)]?.[grid.academicLevelIds.indexOf(academicLevelId)];
  return unit ? unit * quantity : null;
};

export const money = (cents: number) => `$${(cents / 100).toFixed(2)}`;

/** Normalizes a typed quantity as the form does: a whole number from 1 to 999. */
export const quantityFrom = (text: string) =>
  Math.min(999, Math.max(1, Number.parseInt(text.replace(/\D/g, ''), 10) || 1));

/** Opens the site's order page with the visitor's choice in its query. */
export const orderNow = (choice: Choice, { config }: SiteData) => {
  const { quantity, ...ids } = choice;
  const quantityField =
    unitName(choice.typeId) === 'slide' ? { numberSlides: quantity } : { numberElements: quantity };
  const pairs = Object.entries({ ...ids, ...quantityField }).map(([name, value]) => [name, `${value}`]);
  const address = `${location.protocol}//${config.domain_cabinet}/order-now`;
  open(`${address}?${new URLSearchParams(pairs)}`, '_blank', 'noopener');
};
