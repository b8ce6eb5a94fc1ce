import controls from '../../ui/fields/controls.css';
import field from '../../ui/fields/frame/field.css';
import fieldError from '../../ui/fields/frame/field-error.css';
import stepper from '../../ui/fields/number-stepper.css';
import button from '../../ui/look/button.css';
import minimal from '../../ui/look/minimal.css';
import tokens from '../../ui/look/tokens.css';
import infoButton from '../../ui/price/info-button.css';
import price from '../../ui/price/price.css';
import select from '../../ui/select/select.css';
import popup from '../../ui/select/select-popup.css';
import quietText from '../../ui/text/quiet-text.css';
import orderLink from '../order-link.css';
import own from './calculator.css';
import oneLine from './one-line.css';

/** Styles of the first view in every template. */
export const firstStyles = [tokens, quietText, controls, field, select, stepper, button, infoButton, own];

/** Styles of template m1_d1a for the first view, in addition to those of every template. */
export const oneLineStyles = [oneLine];

export const minimalStyles = [minimal];

export const styles = [
  ...firstStyles,
  ...oneLineStyles,
  ...minimalStyles,
  fieldError,
  popup,
  price,
  orderLink,
];
