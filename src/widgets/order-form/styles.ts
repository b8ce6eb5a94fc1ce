import button from '../../ui/button.css';
import controls from '../../ui/controls.css';
import field from '../../ui/field.css';
import stepper from '../../ui/number-stepper.css';
import quietText from '../../ui/quiet-text.css';
import segmented from '../../ui/segmented.css';
import select from '../../ui/select.css';
import spinner from '../../ui/spinner.css';
import textArea from '../../ui/text-area.css';
import tokens from '../../ui/tokens.css';
import turning from '../../ui/turning.css';
import own from './order-form.css';
import price from './price-block.css';

/** What the first frame needs; `later-styles.ts` brings the rest. */
export const styles = [
  ...[tokens, quietText, controls, field, button, turning, select, stepper, textArea, segmented, spinner],
  ...[own, price],
];
