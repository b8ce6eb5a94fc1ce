/** Arrangement of the two pages for a script whose first file contains m3_d1. */
import { createSheet } from '../../ui/look/create-sheet.ts';
import type { Arrangement, StepsProps } from './arrangement.ts';
import { useStyles } from './shared/use-styles.ts';
import { twoSteps } from './two-steps.tsx';

const sheet = createSheet(twoSteps.styles.join(''));

function Steps(props: StepsProps) {
  useStyles(sheet);
  return <twoSteps.Steps {...props} />;
}

export const otherArrangement: Arrangement = { ...twoSteps, Steps };
