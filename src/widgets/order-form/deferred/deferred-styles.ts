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
import later from './deferred.css';

/** The styles of everything in `later.ts`; whichever part comes first brings them along. */
export const laterStyles = createSheet(
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
    later,
    preview,
    stepTwo,
  ].join(''),
);
