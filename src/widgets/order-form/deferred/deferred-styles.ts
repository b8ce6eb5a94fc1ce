import checkbox from '../../../ui/choices/checkbox.css';
import payment from '../../../ui/choices/payment-choice.css';
import fileField from '../../../ui/fields/file-field.css';
import password from '../../../ui/fields/password-field.css';
import { createSheet } from '../../../ui/look/create-sheet.ts';
import icon from '../../../ui/look/icon.css';
import tabs from '../../../ui/look/tabs.css';
import dialog from '../../../ui/overlays/dialog.css';
import notice from '../../../ui/overlays/notice.css';
import tooltip from '../../../ui/overlays/tooltip.css';
import richText from '../../../ui/text/rich-text.css';
import preview from '../check/preview.css';
import stepTwo from '../check/step-two.css';
import deferred from './deferred.css';

/** Styles of all deferred parts. The part that is rendered first adopts them. */
export const deferredStyles = createSheet(
  [
    checkbox,
    dialog,
    fileField,
    icon,
    notice,
    password,
    payment,
    richText,
    tabs,
    tooltip,
    deferred,
    preview,
    stepTwo,
  ].join(''),
);
