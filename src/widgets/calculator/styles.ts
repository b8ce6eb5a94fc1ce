import button from '../../ui/button.css';
import controls from '../../ui/controls.css';
import field from '../../ui/field.css';
import stepper from '../../ui/number-stepper.css';
import quietText from '../../ui/quiet-text.css';
import select from '../../ui/select.css';
import tokens from '../../ui/tokens.css';
import turning from '../../ui/turning.css';
import own from './calculator.css';

export const styles = [tokens, quietText, controls, field, select, stepper, button, turning, own];
