import { createCalculator } from '../../state/calculator.ts';
import { Calculator } from '../../widgets/calculator/calculator.tsx';
import { styles } from '../../widgets/calculator/styles.ts';
import { defineEntry } from '../mount.ts';
import { withContext } from '../widget-context.ts';

// Whoever comes by a link with a choice in it sees no other price first.
const later = /(type|service|deadline|Level|number|spacing|Grade|Code)/.test(location.search)
  ? await import('../../state/calculator-later.ts').catch(() => undefined)
  : undefined;

export const { mount } = defineEntry({
  name: 'calculator',
  styles,
  open: withContext((context) => {
    const calculator = createCalculator(context, later);
    return {
      draw: ({ template, theme }) => (
        <Calculator calculator={calculator} site={context.site} template={template} theme={theme} />
      ),
      destroy: calculator.destroy,
    };
  }),
});
