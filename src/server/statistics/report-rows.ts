import { type Figures, figures, type Origin, type OriginPart, originParts } from '../../api/figures.ts';
import { mapFields } from '../../order/vocabulary/map-fields.ts';

/** Figures of one origin on one day. */
export interface ReportRow extends Figures {
  /** Start of the day in UTC. */
  day: number;
  origin: Origin;
}

export const noFigures: Readonly<Figures> = mapFields(
  figures.map(({ name }) => name),
  () => 0,
);

/** Figures of one day that belong to one name of one part of the origin; those of the whole day if the part is empty. */
export interface Sum extends Figures {
  day: number;
  part: OriginPart | '';
  name: string;
}

/** Adds up the figures of rows with the same key. The result has the sequence in which the keys first occur. */
export const addUpBy = <Row extends Figures, Key>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): Map<Key, Figures> => {
  const sums = new Map<Key, Figures>();
  for (const row of rows) {
    const key = keyOf(row);
    const sum = sums.get(key) ?? { ...noFigures };
    for (const { name } of figures) sum[name] += row[name];
    sums.set(key, sum);
  }
  return sums;
};

/** Adds up the rows of each day, in all and by each part of the origin. */
export const sumsOf = (rows: readonly ReportRow[]): Sum[] =>
  [...new Set(rows.map(({ day }) => day))].flatMap((day) => {
    const rowsOfDay = rows.filter((row) => row.day === day);
    const sumsBy = (part: Sum['part']) => [...addUpBy(rowsOfDay, ({ origin }) => part && origin[part])];
    return (['', ...originParts] as const).flatMap((part) =>
      sumsBy(part).map(([name, sums]) => ({ day, part, name, ...sums })),
    );
  });
