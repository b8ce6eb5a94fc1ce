import checkbox from '../../ui/checkbox.css';
import { createSheet } from '../../ui/create-sheet.ts';
import dialog from '../../ui/dialog.css';
import fileField from '../../ui/file-field.css';
import icon from '../../ui/icon.css';
import notice from '../../ui/notice.css';
import password from '../../ui/password-field.css';
import payment from '../../ui/payment-choice.css';
import richText from '../../ui/rich-text.css';
import tabs from '../../ui/tabs.css';
import tooltip from '../../ui/tooltip.css';
import later from './later.css';
import preview from './preview.css';
import stepTwo from './step-two.css';

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
