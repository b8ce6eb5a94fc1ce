import { academicLevels, deadlines, services } from '../../../order/vocabulary/ids.ts';
import { categories } from '../paper-type-categories.ts';
import { priceGrid } from '../price-grid.ts';

const { hours3, hours6, hours12, hours24, days2, days3, days6, days10, days14 } = deadlines;
const { undergraduateV2, college, master, phd } = academicLevels;

const homeworkHelp = priceGrid({
  service: services.writing,
  category: categories.homeworkHelp,
  levels: [undergraduateV2, college, master, phd],
  rows: [
    [hours3, '60.00 67.00 77.50 88.50'],
    [hours6, '50.50 56.50 65.00 75.00'],
    [hours12, '43.00 48.00 55.50 63.50'],
    [hours24, '37.00 41.25 47.50 54.50'],
    [days2, '32.00 35.50 41.00 47.50'],
    [days3, '28.50 32.00 37.00 42.50'],
    [days6, '24.50 27.25 31.50 36.25'],
    [days10, '20.25 22.75 26.25 30.25'],
    [days14, '15.50 17.50 20.50 23.75'],
  ],
});

const admissionHelp = priceGrid({
  service: services.writing,
  category: categories.admissionHelp,
  levels: [phd],
  rows: [
    [hours3, '245.00'],
    [hours6, '200.00'],
    [hours12, '170.00'],
    [hours24, '145.00'],
    [days2, '125.00'],
    [days3, '110.00'],
    [days6, ' 93.00'],
    [days10, ' 76.00'],
    [days14, ' 54.00'],
  ],
});

const resume = priceGrid({
  service: services.writing,
  category: categories.resume,
  levels: [phd],
  rows: [
    [hours3, '155.00'],
    [hours6, '126.00'],
    [hours12, '107.00'],
    [hours24, ' 92.00'],
    [days2, ' 80.00'],
    [days3, ' 70.00'],
    [days6, ' 60.00'],
    [days10, ' 52.00'],
    [days14, ' 40.00'],
  ],
});

const graphicDesign = priceGrid({
  service: services.writing,
  category: categories.graphicDesign,
  levels: [undergraduateV2],
  rows: [
    [hours3, '250.00'],
    [hours6, '212.00'],
    [hours12, '180.00'],
    [hours24, '154.00'],
    [days2, '138.00'],
    [days3, '121.00'],
    [days6, '103.00'],
    [days10, ' 86.00'],
    [days14, ' 64.00'],
  ],
});

/** Price grids of the categories that are sold by the assignment or project, or at a single level. */
export const categoryGrids = [homeworkHelp, admissionHelp, resume, graphicDesign];
