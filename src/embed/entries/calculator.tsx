import { createCalculator } from '../../state/calculator.ts';
import { Calculator } from '../../widgets/calculator/calculator.tsx';
import { styles } from '../../widgets/calculator/styles.ts';
import { defineEntry } from '../mount.ts';
import { withContext } from '../widget-context.ts';

export const { mount } = defineEntry({
  name: 'calculator',
  styles,
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
