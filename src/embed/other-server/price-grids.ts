import { toCents } from '../../order/price/money.ts';
import type { PriceListEntry } from '../../order/vocabulary/site.ts';
import type { PriceGrid } from '../../order/vocabulary/tariff.ts';

const unique = <Id>(ids: readonly Id[]): Id[] => [...new Set(ids)];

const gridOf = (
  entries: readonly PriceListEntry[],
  { serviceId, typeId, typeCategoryId }: PriceListEntry,
) => {
  const academicLevelIds = unique(entries.map((entry) => entry.academicLevelId));
  const deadlineIds = unique(entries.map((entry) => entry.deadlineId));
  const centsOf = (level: number, deadline: number) => {
    const found = entries.find((entry) => entry.academicLevelId === level && entry.deadlineId === deadline);
    return found ? toCents(Number(found.price)) : null;
  };
  const cents = deadlineIds.map((deadline) => academicLevelIds.map((level) => centsOf(level, deadline)));
  return {
    serviceId,
    typeId: typeId ?? null,
    typeCategoryId: typeCategoryId ?? null,
    academicLevelIds,
    deadlineIds,
    cents,
  };
};

/**
 * Converts the rows of a price list into grids: one for each service and each paper type or category that the rows
 * name.
 */
export const gridsOf = (entries: readonly PriceListEntry[]): PriceGrid[] => {
  const groups = new Map<string, PriceListEntry[]>();
  for (const entry of entries) {
    const key = [entry.serviceId, entry.typeId ?? '', entry.typeCategoryId ?? ''].join();
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups.values()].flatMap((group) => (group[0] ? gridOf(group, group[0]) : []));
};
