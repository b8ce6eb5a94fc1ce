import * as calls from '../../../api/calls.ts';
import { dictionaryLists, type StaffItem } from '../../../api/resources/staff-catalogue.ts';
import type { UnknownFields } from '../../../order/unknown-fields.ts';
import type { Db } from '../../database/schema.ts';
import { isoTimeOrNull } from '../../database/time.ts';
import type { CallDeps } from '../../deps.ts';
import { readId, requireFound } from '../../http/parameters.ts';
import { catalogueAccess } from '../../http/staff-access.ts';
import { itemState, readSold } from '../../sites/store/offered-items.ts';
import type { Site } from '../../sites/store/sites.ts';
import { ItemChange, saveDictionaryItem } from '../catalogue/save-dictionary-item.ts';

const numberOrNull = (value: unknown) => (typeof value === 'number' ? value : null);

const readList = (name: string) => requireFound(dictionaryLists.find((known) => known === name));

const readItems = async (db: Db, site: Site): Promise<StaffItem[]> => {
  const { rows, prices, surcharges } = await readSold(db, site.id);
  const stateOf = itemState(rows, prices);
  return dictionaryLists.flatMap((list) =>
    rows
      .filter(({ dictionary }) => dictionary === list)
      .map((row, index) => {
        const { value, categoryId, sign, rate }: UnknownFields = Object(JSON.parse(row.details));
        const seconds = numberOrNull(value);
        const price = surcharges.find(
          ({ kind, item_id }) => list === 'extra' && kind === 'extra' && item_id === row.item_id,
        );
        return {
          list,
          id: row.item_id,
          name: row.name,
          position: index + 1,
          state: stateOf(row),
          categoryId: numberOrNull(categoryId),
          hours: seconds === null ? null : seconds / 3600,
          dollars: price ? price.amount / 100 : null,
          sign: typeof sign === 'string' ? sign : null,
          rate: numberOrNull(rate),
          ratedAt: isoTimeOrNull(row.rated_at),
        };
      }),
  );
};

export const registerDictionaries = ({ router, db }: CallDeps): void => {
  const findItem = async (site: Site, list: string, id: number) =>
    requireFound((await readItems(db, site)).find((item) => item.list === list && item.id === id));

  router.staff(calls.staffDictionaries, catalogueAccess, async ({ site }) => {
    const { paperTypeCategory, paperSubject } = site.allDictionaries;
    const subjectCategories = new Map(
      paperSubject.map(({ categoryId, categoryName }) => [categoryId, categoryName]),
    );
    return {
      items: await readItems(db, site),
      typeCategories: paperTypeCategory.map(({ id, name }) => ({ id, name })),
      subjectCategories: [...subjectCategories].map(([id, name]) => ({ id, name })),
    };
  });
  router.staff(
    calls.addItem,
    { ...catalogueAccess, body: ItemChange },
    async ({ site, params, body, actor }) => {
      const list = readList(params.list);
      const id = await saveDictionaryItem(db, { site, actor }, { list, id: null, change: body });
      return findItem(site, list, id);
    },
  );
  router.staff(
    calls.changeItem,
    { ...catalogueAccess, body: ItemChange },
    async ({ site, params, body, actor }) => {
      const list = readList(params.list);
      const changed = { list, id: readId(params.id), change: body };
      return findItem(site, list, await saveDictionaryItem(db, { site, actor }, changed));
    },
  );
};
