import { type Static, Type } from 'typebox';
import { Check } from 'typebox/value';
import type { DictionaryList } from '../../../api/resources/staff-catalogue.ts';
import { fromCents, toCents } from '../../../order/price/money.ts';
import type { UnknownFields } from '../../../order/unknown-fields.ts';
import type { Db } from '../../database/schema.ts';
import { Refusal } from '../../errors.ts';
import { type ItemRow, listItems, replaceItems, setExtraPrice } from '../../sites/store/dictionary-items.ts';
import type { Site } from '../../sites/store/sites.ts';
import { flag } from '../field-types.ts';
import { officeRefusal } from '../office-sentences.ts';
import { addAct } from '../store/acts.ts';
import { type ActedSite, changeSite, siteName } from './sites.ts';

/** Values of an item to set; a value that is missing stays as it is. */
export const ItemChange = Type.Object({
  name: Type.Optional(Type.String({ maxLength: 100 })),
  position: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  isOff: flag,
  categoryId: Type.Optional(Type.Integer({ minimum: 0 })),
  hours: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  dollars: Type.Optional(Type.Number({ minimum: 0.01, maximum: 99_999 })),
  sign: Type.Optional(Type.String({ maxLength: 10 })),
  rate: Type.Optional(Type.Number({ minimum: 0.0001, maximum: 1_000_000 })),
});
type ItemChange = Static<typeof ItemChange>;

const required = <Value>(field: string, value: Value | undefined): Value => {
  if (value === undefined || value === '') throw new Refusal('invalid', { [field]: 'valueRequired' });
  return value;
};

const CurrencyCode = Type.String({ pattern: '^[A-Z]{3}$' });

const categoryOf = <Category extends { id: number }>(
  categories: readonly Category[],
  stored: UnknownFields,
  { categoryId }: ItemChange,
): Category => {
  const id = required('categoryId', categoryId ?? stored.categoryId);
  const category = categories.find((one) => one.id === id);
  if (!category) throw new Refusal('invalid', { categoryId: 'choiceUnavailable' });
  return category;
};

interface ItemEdit {
  list: DictionaryList;
  /** Null for a new item. */
  id: number | null;
  change: ItemChange;
}

/** Returns the further properties of an item, those of its list. */
const detailsOf = (
  { list, change }: ItemEdit,
  stored: UnknownFields,
  { allDictionaries: { paperTypeCategory, paperSubject } }: Site,
): UnknownFields => {
  const { hours, sign = stored.sign } = change;
  // Orders store the rate as a whole number of ten-thousandths.
  const rate = change.rate && Math.round(change.rate * 10_000) / 10_000;
  switch (list) {
    case 'paperType':
      return { version: null, ...stored, categoryId: categoryOf(paperTypeCategory, stored, change).id };
    case 'paperSubject': {
      const categories = paperSubject.map(({ categoryId: id, categoryName }) => ({ id, categoryName }));
      const { id, categoryName } = categoryOf(categories, stored, change);
      return { ...stored, categoryId: id, categoryName };
    }
    case 'deadline':
      return { ...stored, value: required('hours', hours === undefined ? stored.value : hours * 3600) };
    case 'currency':
      return { sign: required('sign', sign), rate: required('rate', rate ?? stored.rate) };
    default:
      return stored;
  }
};

/** Refuses to switch off an item that forms need: a default choice, the last choice of its list, and the currency of the prices. */
const requireNotNeeded = (row: ItemRow, others: readonly ItemRow[], { bootstrap }: Site) => {
  const defaults: Partial<Record<string, number | null>> = bootstrap.config.dictionary;
  const isLast = row.dictionary !== 'extra' && others.every(({ is_off }) => is_off);
  const isDollar = row.dictionary === 'currency' && row.name === 'USD';
  if (isLast || isDollar || defaults[row.dictionary] === row.item_id)
    throw officeRefusal('isOff', 'itemNeeded');
};

const requireDollars = (before: ItemRow, { name, rated_at }: ItemRow) => {
  if (name !== 'USD') throw officeRefusal('name', 'dollarsFixed');
  if (rated_at !== before.rated_at) throw officeRefusal('rate', 'dollarsFixed');
};

/** Returns the changed item, or a new one; refuses values that its list cannot have. */
const changedItem = (items: readonly ItemRow[], edit: ItemEdit, { site, actor }: ActedSite): ItemRow => {
  const { list, id, change } = edit;
  const before = items.find(({ item_id }) => item_id === id);
  if (id !== null && !before) throw new Refusal('notFound');
  const others = items.filter((item) => item !== before);
  const name = required('name', change.name?.trim() ?? before?.name);
  if (others.some((other) => other.name.toLowerCase() === name.toLowerCase()))
    throw officeRefusal('name', 'itemTaken');
  if (list === 'currency' && !Check(CurrencyCode, name)) throw officeRefusal('name', 'currencyForm');
  const stored: UnknownFields = before ? Object(JSON.parse(before.details)) : {};
  const added = {
    site_id: site.id,
    dictionary: list,
    item_id: Math.max(0, ...items.map(({ item_id }) => item_id)) + 1,
    sort: items.length + 1,
    is_off: 0,
    rated_at: null,
  };
  const details = JSON.stringify(detailsOf(edit, stored, site));
  const after: ItemRow = { ...added, ...before, name, details };
  if (list === 'currency' && change.rate !== undefined && change.rate !== stored.rate)
    after.rated_at = actor.now;
  if (change.position !== undefined) after.sort = Math.min(change.position, others.length + 1);
  if (change.isOff !== undefined) after.is_off = change.isOff;
  if (after.is_off) requireNotNeeded(after, others, site);
  if (list === 'currency' && before?.name === 'USD') requireDollars(before, after);
  return after;
};

/** Returns a list with an item at its position, counted from 1. */
const placed = (items: readonly ItemRow[], after: ItemRow): ItemRow[] => {
  const others = items.filter(({ item_id }) => item_id !== after.item_id);
  return others.toSpliced(after.sort - 1, 0, after).map((row, index) => ({ ...row, sort: index + 1 }));
};

/** Returns the values of an item for the record of an act. */
const itemValues = (
  { name, sort, is_off, details }: ItemRow,
  { allDictionaries: { paperTypeCategory } }: Site,
): Record<string, unknown> => {
  const { categoryId, ...rest }: UnknownFields = JSON.parse(details);
  const category = paperTypeCategory.find(({ id }) => id === categoryId)?.name;
  return { name, position: sort, isOff: is_off === 1, ...rest, ...(!rest.categoryName && { category }) };
};

/** Adds an item to a dictionary, or changes the one with an id, and records the act. Returns the id. */
export const saveDictionaryItem = (db: Db, { site, actor }: ActedSite, edit: ItemEdit): Promise<number> =>
  changeSite(db, site, async (tx) => {
    const { list, id, change } = edit;
    const items = await listItems(tx, site.id, list);
    const before = items.find(({ item_id }) => item_id === id);
    const after = changedItem(items, edit, { site, actor });
    await replaceItems(tx, placed(items, after));
    const { dollars } = change;
    const isPriced = list === 'extra' && dollars !== undefined;
    const former = isPriced && (await setExtraPrice(tx, after, toCents(dollars)));
    const values = {
      before: before && { ...itemValues(before, site), ...(former && { dollars: fromCents(former) }) },
      after: { ...itemValues(after, site), ...(isPriced && { dollars }) },
    };
    const about = `${list} ${after.name} of ${siteName(site)}`;
    await addAct(tx, { act: 'saveItem', about, ...values }, actor);
    return after.item_id;
  });
