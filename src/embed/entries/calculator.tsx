import { createCalculator } from '../../state/calculator/calculator.ts';
import { Calculator } from '../../widgets/calculator/calculator.tsx';
import { styles } from '../../widgets/calculator/styles.ts';
import { defineEntry } from '../mount/mount.ts';
import { openInContext } from '../mount/widget-context.ts';

export const mount = defineEntry({
  name: 'calculator',
  styles,
  open: (entryContext) =>
    openInContext(entryContext, (context) => {
      const calculator = createCalculator(context);
      return {
        draw: ({ template, theme, parts }) => (
          <Calculator
            calculator={calculator}
            site={entryContext.site}
            template={template}
            theme={theme}
            isPart={parts < Infinity}
          />
        ),
        destroy: calculator.destroy,
      };
    }),
});
