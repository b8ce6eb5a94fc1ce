import { academicLevels, deadlines, paperTypeId, services } from '../../../order/vocabulary/ids.ts';
import type { Tariff } from '../../../order/vocabulary/tariff.ts';
import { priceGrid } from '../price-grid.ts';
import { surcharges } from '../surcharges.ts';
import { categoryGrids } from './category-grids.ts';
import { dissertationGrids } from './dissertation-grids.ts';

const { hours3, hours6, hours12, hours24, days2, days3, days6, days10, days14 } = deadlines;
const { undergraduateV2, college, master, phd } = academicLevels;
const every = [undergraduateV2, college, master, phd];

const writing = priceGrid({
  service: services.writing,
  levels: every,
  rows: [
    [hours3, '48.00 54.00 62.00 71.00'],
    [hours6, '40.50 45.50 52.00 60.00'],
    [hours12, '34.50 38.50 44.50 51.00'],
    [hours24, '29.50 33.00 38.00 43.50'],
    [days2, '25.50 28.50 33.00 38.00'],
    [days3, '22.75 25.50 29.50 34.00'],
    [days6, '19.50 21.75 25.25 29.00'],
    [days10, '16.25 18.25 21.00 24.25'],
    [days14, '12.50 14.00 16.50 19.00'],
  ],
});

const editing = priceGrid({
  service: services.editing,
  levels: every,
  rows: [
    [hours3, '29.00 32.50 37.00 42.50'],
    [hours6, '25.00 28.00 32.00 36.75'],
    [hours12, '21.75 24.25 27.75 32.00'],
    [hours24, '18.75 21.00 24.00 27.50'],
    [days2, '16.25 18.25 21.00 24.00'],
    [days3, '14.50 16.25 18.50 21.25'],
    [days6, '12.25 13.75 15.75 18.00'],
    [days10, '10.25 11.50 13.00 15.00'],
    [days14, ' 8.00  9.00 10.25 11.75'],
  ],
});

const multipleChoice = priceGrid({
  service: services.writing,
  type: paperTypeId(3),
  levels: every,
  rows: [
    [hours3, '4.80 5.40 6.20 7.10'],
    [hours6, '4.05 4.55 5.20 6.00'],
    [hours12, '3.45 3.85 4.45 5.10'],
    [hours24, '2.95 3.30 3.80 4.35'],
    [days2, '2.55 2.85 3.30 3.80'],
    [days3, '2.30 2.60 2.95 3.40'],
    [days6, '1.95 2.20 2.55 2.90'],
    [days10, '1.65 1.85 2.10 2.45'],
    [days14, '1.25 1.40 1.65 1.90'],
  ],
});

const mathProblems = priceGrid({
  service: services.writing,
  type: paperTypeId(51),
  levels: every,
  rows: [
    [hours3, '72.00 81.00 93.00 106.50'],
    [hours6, '60.50 68.00 78.00  90.00'],
    [hours12, '51.50 58.00 66.50  76.50'],
    [hours24, '44.00 49.50 57.00  65.50'],
    [days2, '38.50 43.00 49.50  57.00'],
    [days3, '34.00 38.00 44.00  50.50'],
    [days6, '29.00 32.50 37.50  43.50'],
    [days10, '24.25 27.25 31.50  36.25'],
    [days14, '18.50 21.00 24.00  28.00'],
  ],
});

const slides = priceGrid({
  service: services.writing,
  type: paperTypeId(55),
  levels: every,
  rows: [
    [hours3, '24.00 27.00 31.00 35.50'],
    [hours6, '20.25 22.75 26.00 30.00'],
    [hours12, '17.25 19.25 22.25 25.50'],
    [hours24, '14.75 16.50 19.00 21.75'],
    [days2, '12.75 14.25 16.50 19.00'],
    [days3, '11.40 12.75 14.75 17.00'],
    [days6, ' 9.75 10.90 12.60 14.50'],
    [days10, ' 8.10  9.10 10.50 12.10'],
    [days14, ' 6.25  7.00  8.25  9.50'],
  ],
});

/** Tariff of price version 2: levels 4 to 7. Dissertations have long deadlines instead of short ones. */
export const tariffVersion2: Tariff = {
  grids: [writing, editing, ...dissertationGrids, multipleChoice, mathProblems, slides, ...categoryGrids],
  ...surcharges,
};
