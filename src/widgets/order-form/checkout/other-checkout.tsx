/** Arrangement of m3_d1 for a script whose first file contains the two pages. */
import { createSheet } from '../../../ui/look/create-sheet.ts';
import type { Arrangement, StepsProps } from '../arrangement.ts';
import { useStyles } from '../shared/use-styles.ts';
import { checkout } from './checkout.tsx';

const sheet = createSheet(checkout.styles.join(''));

function Steps(props: StepsProps) {
  useStyles(sheet);
  return <checkout.Steps {...props} />;
}

export const otherArrangement: Arrangement = { ...checkout, Steps };
