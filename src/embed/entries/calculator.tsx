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

// A query with choices changes the first price, and the deferred actions apply it. The calculator waits up to 3 s for
// them, so that it does not show another price first. The promise is not awaited, because deferred chunks import this file.
export const mount = /(type|service|deadline|Level|number|spacing|Grade|Code)/.test(location.search)
  ? Promise.race([
      import('../../state/calculator/calculator-actions.ts'),
      new Promise<undefined>((done) => setTimeout(done, 3000)),
    ]).then(createMount, () => createMount())
  : createMount();
