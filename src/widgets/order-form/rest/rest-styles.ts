import checkbox from '../../../ui/choices/checkbox.css';
import payment from '../../../ui/choices/payment-choice.css';
import fileField from '../../../ui/fields/file-field.css';
import password from '../../../ui/fields/password-field.css';
import icon from '../../../ui/look/icon.css';
import tabs from '../../../ui/look/tabs.css';
import dialog from '../../../ui/overlays/dialog.css';
import notice from '../../../ui/overlays/notice.css';
import tooltip from '../../../ui/overlays/tooltip.css';
import countedPrice from '../../../ui/price/price.css';
import popup from '../../../ui/select/select-popup.css';
import richText from '../../../ui/text/rich-text.css';
import summary from '../check/preview/order-summary.css';
import preview from '../check/preview/preview.css';
import stepTwo from '../check/step-two.css';
import cards from '../checkout/rest/rest.css';
import own from './rest.css';
import pages from './rest-pages.css';

/** Styles of what the first view does not have, in every template. */
export const restStyles = [
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
  popup,
  countedPrice,
  own,
  tabs,
  preview,
  stepTwo,
  pages,
  cards,
];
