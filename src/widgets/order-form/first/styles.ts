import segmented from '../../../ui/choices/segmented.css';
import controls from '../../../ui/fields/controls.css';
import field from '../../../ui/fields/field.css';
import stepper from '../../../ui/fields/number-stepper.css';
import textArea from '../../../ui/fields/text-area.css';
import button from '../../../ui/look/button.css';
import buttonStates from '../../../ui/look/button-states.css';
import spinner from '../../../ui/look/spinner.css';
import tokens from '../../../ui/look/tokens.css';
import turning from '../../../ui/look/turning.css';
import price from '../../../ui/price/price.css';
import select from '../../../ui/select/select.css';
import quietText from '../../../ui/text/quiet-text.css';
import own from './order-form.css';
import priceBlock from './price-block.css';

/** Styles of the first frame. `deferred-styles.ts` has the others. */
export const styles = [
  ...[
    tokens,
    quietText,
    controls,
    field,
    button,
    buttonStates,
    turning,
    select,
    stepper,
    textArea,
    segmented,
    spinner,
    price,
  ],
  own,
  priceBlock,
];
