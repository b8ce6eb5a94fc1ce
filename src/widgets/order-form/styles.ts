import checkbox from '../../ui/choices/checkbox.css';
import chosen from '../../ui/choices/chosen.css';
import payment from '../../ui/choices/payment-choice.css';
import segmented from '../../ui/choices/segmented.css';
import tabs from '../../ui/choices/tabs.css';
import controls from '../../ui/fields/controls.css';
import fileField from '../../ui/fields/file-field.css';
import field from '../../ui/fields/frame/field.css';
import fieldError from '../../ui/fields/frame/field-error.css';
import stepper from '../../ui/fields/number-stepper.css';
import password from '../../ui/fields/password-field.css';
import textArea from '../../ui/fields/text-area.css';
import button from '../../ui/look/button.css';
import buttonStates from '../../ui/look/button-states.css';
import icon from '../../ui/look/icon.css';
import minimal from '../../ui/look/minimal.css';
import tokens from '../../ui/look/tokens.css';
import spinner from '../../ui/look/waiting/spinner.css';
import turning from '../../ui/look/waiting/turning.css';
import dialog from '../../ui/overlays/dialog.css';
import notice from '../../ui/overlays/notice.css';
import tooltip from '../../ui/overlays/tooltip.css';
import infoButton from '../../ui/price/info-button.css';
import countedPrice from '../../ui/price/price.css';
import select from '../../ui/select/select.css';
import popup from '../../ui/select/select-popup.css';
import quietText from '../../ui/text/quiet-text.css';
import richText from '../../ui/text/rich-text.css';
import summary from './check/preview/order-summary.css';
import preview from './check/preview/preview.css';
import stepTwo from './check/step-two.css';
import checkout from './checkout/checkout.css';
import chips from './checkout/date-chips.css';
import bar from './checkout/order-bar.css';
import cards from './checkout/rest/rest.css';
import checkoutStepTwo from './checkout/rest/step-two.css';
import discount from './first/fields/discount.css';
import form from './first/order-form.css';
import pages from './first/pages.css';
import price from './first/price-block.css';
import minimalForm from './minimal.css';
import rest from './rest/rest.css';
import restPages from './rest/rest-pages.css';

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
  chosen,
  form,
];

/** Styles of the two pages for the first view, in addition to those of every template. */
export const pageStyles = [textArea, segmented, pages, infoButton, price, discount];

/** Styles of template m3_d1 for the first view, in addition to those of every template. */
export const checkoutStyles = [checkout, chips, bar];

/** Styles of the parts that the first view lacks, in every template. */
const restStyles = [
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
  rest,
  tabs,
  preview,
  stepTwo,
  restPages,
  cards,
  checkoutStepTwo,
];

export const minimalStyles = [minimal, minimalForm];

export const styles = [
  ...new Set([...firstStyles, ...pageStyles, ...checkoutStyles, ...restStyles, ...minimalStyles]),
];
