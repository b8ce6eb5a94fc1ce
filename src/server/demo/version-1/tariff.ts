import { academicLevels, deadlines, paperTypeId, services } from '../../../order/vocabulary/ids.ts';
import type { Tariff } from '../../../order/vocabulary/tariff.ts';
import { priceGrid } from '../price-grid.ts';
import { surcharges } from '../surcharges.ts';
import { categoryGrids } from './category-grids.ts';

const { hours3, hours6, hours12, hours24, days2, days3, days6, days10, days14 } = deadlines;
const { undergraduate, bachelor, professional } = academicLevels;
const every = [undergraduate, bachelor, professional];

const writing = priceGrid({
  service: services.writing,
  levels: every,
  rows: [
    [hours3, '50.00 58.00 67.00'],
    [hours6, '42.00 49.00 56.00'],
    [hours12, '36.00 42.00 48.00'],
    [hours24, '31.00 36.00 41.50'],
    [days2, '27.00 31.50 36.00'],
    [days3, '24.00 28.00 32.00'],
    [days6, '20.50 24.00 27.50'],
    [days10, '17.00 20.00 23.00'],
    [days14, '11.96 14.50 17.00'],
  ],
});

const editing = priceGrid({
  service: services.editing,
  levels: every,
  rows: [
    [hours3, '30.00 34.50 40.00'],
    [hours6, '26.00 30.00 34.50'],
    [hours12, '22.50 26.00 30.00'],
    [hours24, '19.50 22.50 26.00'],
    [days2, '17.00 19.50 22.50'],
    [days3, '15.00 17.25 20.00'],
    [days6, '12.75 14.75 17.00'],
    [days10, '10.50 12.00 14.00'],
    [days14, ' 8.00  9.25 10.75'],
  ],
});

const multipleChoice = priceGrid({
  service: services.writing,
  type: paperTypeId(3),
  levels: every,
  rows: [
    [hours3, '5.00 5.80 6.70'],
    [hours6, '4.20 4.90 5.65'],
    [hours12, '3.55 4.15 4.80'],
    [hours24, '3.05 3.55 4.10'],
    [days2, '2.65 3.10 3.55'],
    [days3, '2.35 2.75 3.15'],
    [days6, '2.00 2.35 2.70'],
    [days10, '1.65 1.95 2.25'],
    [days14, '1.20 1.45 1.70'],
  ],
});

/** Prices of both problem solving and math problems. */
const problems = [paperTypeId(2), paperTypeId(51)].map((type) =>
  priceGrid({
    service: services.writing,
    type,
    levels: every,
    rows: [
      [hours3, '75.00 87.00 101.00'],
      [hours6, '63.00 73.00  85.00'],
      [hours12, '54.00 62.50  72.50'],
      [hours24, '46.00 53.50  62.00'],
      [days2, '40.00 46.50  54.00'],
      [days3, '35.50 41.00  47.50'],
      [days6, '30.00 35.00  40.50'],
      [days10, '25.00 29.00  34.00'],
      [days14, '18.00 21.50  25.00'],
    ],
  }),
);

const slides = priceGrid({
  service: services.writing,
  type: paperTypeId(55),
  levels: every,
  rows: [
    [hours3, '25.00 29.00 33.50'],
    [hours6, '21.00 24.50 28.00'],
    [hours12, '18.00 21.00 24.00'],
    [hours24, '15.50 18.00 20.75'],
    [days2, '13.50 15.75 18.00'],
    [days3, '12.00 14.00 16.00'],
    [days6, '10.25 12.00 13.75'],
    [days10, ' 8.50 10.00 11.50'],
    [days14, ' 5.98  7.25  8.50'],
  ],
});

/**
 * Tariff of price version 1: one grid for each service, and one for each type or category that is counted or sold differently.
 */
export const tariffVersion1: Tariff = {
  grids: [writing, editing, multipleChoice, ...problems, slides, ...categoryGrids],
  ...surcharges,
};
