import controls from '../../ui/fields/controls.css';
import field from '../../ui/fields/frame/field.css';
import stepper from '../../ui/fields/number-stepper.css';
import button from '../../ui/look/button.css';
import tokens from '../../ui/look/tokens.css';
import price from '../../ui/price/price.css';
import select from '../../ui/select/select.css';
import popup from '../../ui/select/select-popup.css';
import quietText from '../../ui/text/quiet-text.css';
import orderLink from '../order-link.css';
import own from './calculator.css';

/** Styles of the first view. */
export const firstStyles = [tokens, quietText, controls, field, select, stepper, button, own];

export const styles = [...firstStyles, popup, price, orderLink];
