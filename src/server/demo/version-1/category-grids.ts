import { academicLevels, deadlines, services } from '../../../order/vocabulary/ids.ts';
import { categories } from '../paper-type-categories.ts';
import { priceGrid } from '../price-grid.ts';

const { hours3, hours6, hours12, hours24, days2, days3, days6, days10, days14 } = deadlines;
const { undergraduate, bachelor, professional } = academicLevels;

const homeworkHelp = priceGrid({
  service: services.writing,
  category: categories.homeworkHelp,
  levels: [undergraduate, bachelor, professional],
  rows: [
    [hours3, '62.00 72.00 83.50'],
    [hours6, '52.50 61.00 70.50'],
    [hours12, '44.50 52.00 60.00'],
    [hours24, '38.50 44.50 51.50'],
    [days2, '33.50 39.00 45.00'],
    [days3, '30.00 34.50 40.00'],
    [days6, '25.50 29.50 34.50'],
    [days10, '21.00 24.50 28.50'],
    [days14, '15.00 17.50 20.50'],
  ],
});

/** Grid of admission help, which is sold at one level, like resumes and graphic design below. */
const admissionHelp = priceGrid({
  service: services.writing,
  category: categories.admissionHelp,
  levels: [professional],
  rows: [
    [hours3, '237.00'],
    [hours6, '200.00'],
    [hours12, '170.00'],
    [hours24, '145.00'],
    [days2, '125.00'],
    [days3, '110.00'],
    [days6, ' 93.00'],
    [days10, ' 76.00'],
    [days14, ' 50.00'],
  ],
});

const resume = priceGrid({
  service: services.writing,
  category: categories.resume,
  levels: [professional],
  rows: [
    [hours3, '149.00'],
    [hours6, '126.00'],
    [hours12, '107.00'],
    [hours24, ' 92.00'],
    [days2, ' 80.00'],
    [days3, ' 70.00'],
    [days6, ' 60.00'],
    [days10, ' 50.00'],
    [days14, ' 38.00'],
  ],
});

const graphicDesign = priceGrid({
  service: services.writing,
  category: categories.graphicDesign,
  levels: [bachelor],
  rows: [
    [hours3, '260.00'],
    [hours6, '220.00'],
    [hours12, '187.00'],
    [hours24, '160.00'],
    [days2, '138.00'],
    [days3, '121.00'],
    [days6, '103.00'],
    [days10, ' 86.00'],
    [days14, ' 64.00'],
  ],
});

/** Price grids of the categories that are sold by the assignment or project, or at a single level. */
export const categoryGrids = [homeworkHelp, admissionHelp, resume, graphicDesign];
