import controls from '../../../ui/fields/controls.css';
import field from '../../../ui/fields/frame/field.css';
import fieldError from '../../../ui/fields/frame/field-error.css';
import stepper from '../../../ui/fields/number-stepper.css';
import button from '../../../ui/look/button.css';
import buttonStates from '../../../ui/look/button-states.css';
import tokens from '../../../ui/look/tokens.css';
import spinner from '../../../ui/look/waiting/spinner.css';
import turning from '../../../ui/look/waiting/turning.css';
import select from '../../../ui/select/select.css';
import quietText from '../../../ui/text/quiet-text.css';
import own from './order-form.css';

/** Styles of the first view in every template. Each arrangement has further ones. */
export const firstStyles = [
  tokens,
  quietText,
  controls,
  field,
  fieldError,
  button,
  buttonStates,
  turning,
  select,
  stepper,
  spinner,
  own,
];
