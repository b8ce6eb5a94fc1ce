import checkbox from '../../../ui/choices/checkbox.css';
import payment from '../../../ui/choices/payment-choice.css';
import fileField from '../../../ui/fields/file-field.css';
import password from '../../../ui/fields/password-field.css';
import icon from '../../../ui/look/icon.css';
import dialog from '../../../ui/overlays/dialog.css';
import notice from '../../../ui/overlays/notice.css';
import tooltip from '../../../ui/overlays/tooltip.css';
import richText from '../../../ui/text/rich-text.css';
import summary from '../check/preview/order-summary.css';
import own from './deferred.css';

/** Styles of the deferred parts in every template. */
export const deferredStyles = [
  checkbox,
  dialog,
  fileField,
  icon,
  notice,
  password,
  payment,
  richText,
  summary,
  tooltip,
  own,
];
