import checkbox from '../../ui/choices/checkbox.css';
import segmented from '../../ui/choices/segmented.css';
import controls from '../../ui/fields/controls.css';
import fileField from '../../ui/fields/file-field.css';
import field from '../../ui/fields/frame/field.css';
import fieldError from '../../ui/fields/frame/field-error.css';
import passwordField from '../../ui/fields/password-field.css';
import textArea from '../../ui/fields/text-area.css';
import button from '../../ui/look/button.css';
import buttonStates from '../../ui/look/button-states.css';
import icon from '../../ui/look/icon.css';
import tokens from '../../ui/look/tokens.css';
import skeleton from '../../ui/look/waiting/skeleton.css';
import turning from '../../ui/look/waiting/turning.css';
import dialog from '../../ui/overlays/dialog.css';
import notice from '../../ui/overlays/notice.css';
import tooltip from '../../ui/overlays/tooltip.css';
import quietText from '../../ui/text/quiet-text.css';
import form from '../forms/form.css';
import order from '../order/order.css';
import orders from '../order/orders.css';
import status from '../order/status/status.css';
import summary from '../order/summary/summary.css';
import payment from '../payment/payment.css';
import print from '../shared/print.css';
import cabinet from './cabinet.css';
import layout from './layout.css';
import masthead from './masthead.css';

/** All style sheets. Those of the cabinet come last, so that they can override the styles of controls. */
export const sheets: readonly string[] = [
  tokens,
  quietText,
  controls,
  button,
  buttonStates,
  checkbox,
  dialog,
  field,
  fieldError,
  fileField,
  icon,
  notice,
  passwordField,
  segmented,
  skeleton,
  textArea,
  tooltip,
  turning,
  cabinet,
  layout,
  form,
  summary,
  masthead,
  orders,
  order,
  status,
  payment,
  print,
];
