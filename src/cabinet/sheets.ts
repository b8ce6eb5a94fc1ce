import button from '../ui/button.css';
import checkbox from '../ui/checkbox.css';
import controls from '../ui/controls.css';
import dialog from '../ui/dialog.css';
import field from '../ui/field.css';
import fileField from '../ui/file-field.css';
import icon from '../ui/icon.css';
import notice from '../ui/notice.css';
import passwordField from '../ui/password-field.css';
import quietText from '../ui/quiet-text.css';
import segmented from '../ui/segmented.css';
import skeleton from '../ui/skeleton.css';
import textArea from '../ui/text-area.css';
import tokens from '../ui/tokens.css';
import tooltip from '../ui/tooltip.css';
import turning from '../ui/turning.css';
import cabinet from './cabinet.css';
import form from './forms/form.css';
import layout from './layout.css';
import masthead from './masthead.css';
import order from './order/order.css';
import orders from './order/orders.css';
import status from './order/status.css';
import summary from './order/summary.css';
import payment from './payment/payment.css';
import print from './print.css';

/** Every style of the cabinet; its own last, so that it may overrule a control's. */
export const sheets: readonly string[] = [
  tokens,
  quietText,
  controls,
  button,
  checkbox,
  dialog,
  field,
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
