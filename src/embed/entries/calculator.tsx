import { createCalculator } from '../../state/calculator.ts';
import button from '../../ui/button.css';
import field from '../../ui/field.css';
import stepper from '../../ui/number-stepper.css';
import select from '../../ui/select.css';
import tokens from '../../ui/tokens.css';
import styles from '../../widgets/calculator/calculator.css';
import { Calculator } from '../../widgets/calculator/calculator.tsx';
import { defineEntry } from '../mount.ts';
import { withContext } from '../widget-context.ts';

export const { mount } = defineEntry({
  name: 'calculator',
  styles: [tokens, field, select, stepper, button, styles],
  open: withContext((context) => {
    const calculator = createCalculator(context);
    return {
      draw: ({ template, theme }) => (
        <Calculator calculator={calculator} site={context.site} template={template} theme={theme} />
      ),
      destroy: calculator.destroy,
    };
  }),
});
