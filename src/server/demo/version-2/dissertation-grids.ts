import { academicLevels, deadlines, services } from '../../../order/vocabulary/ids.ts';
import { categories } from '../paper-type-categories.ts';
import { priceGrid } from '../price-grid.ts';

const { hours24, days2, days3, days6, days10, days14, days30, months2 } = deadlines;
const { master, phd } = academicLevels;

const writing = priceGrid({
  service: services.writing,
  category: categories.dissertation,
  levels: [master, phd],
  rows: [
    [hours24, '42.00 48.00'],
    [days2, '37.00 42.50'],
    [days3, '33.50 38.50'],
    [days6, '29.00 33.50'],
    [days10, '25.00 29.00'],
    [days14, '21.50 25.00'],
    [days30, '18.75 21.75'],
    [months2, '16.50 19.25'],
  ],
});

const editing = priceGrid({
  service: services.editing,
  category: categories.dissertation,
  levels: [master, phd],
  rows: [
    [hours24, '26.00 29.75'],
    [days2, '23.00 26.50'],
    [days3, '20.75 23.75'],
    [days6, '18.00 20.50'],
    [days10, '15.50 17.75'],
    [days14, '13.00 15.00'],
    [days30, '11.25 13.00'],
    [months2, ' 9.75 11.25'],
  ],
});

/** Grids of dissertations in price version 2: Master and PhD, from 24 hours to 2 months. */
export const dissertationGrids = [writing, editing];
