import { createCalculator } from '../../state/calculator/calculator.ts';
import { Calculator } from '../../widgets/calculator/calculator.tsx';
import { styles } from '../../widgets/calculator/styles.ts';
import { defineEntry } from '../mount/mount.ts';
import { openInContext } from '../mount/widget-context.ts';

const openTab = () => {
  const tab = open();
  if (tab) tab.opener = null;
  return tab;
};

const createMount = (actions?: typeof import('../../state/calculator/calculator-actions.ts')) =>
  defineEntry({
    name: 'calculator',
    styles,
    loadTakeOver: () => import('../mount/take-over.ts'),
    open: (entryContext) =>
      openInContext(entryContext, (context) => {
        const calculator = createCalculator({ ...context, openTab }, actions);
        return {
          draw: ({ template, theme, isPart }) => (
            <Calculator
              calculator={calculator}
              site={entryContext.site}
              template={template}
              theme={theme}
              isPart={isPart}
            />
          ),
          destroy: calculator.destroy,
        };
      }),
  });

// Choices in the query change the first price, and only the deferred actions apply them. The calculator therefore waits
// up to 3 s for these, so that it does not first show another price. There is no top-level `await`, because the
// deferred chunks import this file.
export const mount = /(type|service|deadline|Level|number|spacing|Grade|Code)/.test(location.search)
  ? Promise.race([
      import('../../state/calculator/calculator-actions.ts'),
      new Promise<undefined>((done) => setTimeout(done, 3000)),
    ]).then(createMount, () => createMount())
  : createMount();
