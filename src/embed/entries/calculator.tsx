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

const mountWith = (later?: typeof import('../../state/calculator/calculator-actions.ts')) =>
  defineEntry({
    name: 'calculator',
    styles,
    open: (basics) =>
      openInContext(basics, (context) => {
        const calculator = createCalculator({ ...context, openTab }, later);
        return {
          draw: ({ template, theme }, isPart) => (
            <Calculator
              calculator={calculator}
              site={basics.site}
              template={template}
              theme={theme}
              isPart={isPart}
            />
          ),
          destroy: calculator.destroy,
        };
      }),
  });

// Whoever comes by a link with a choice in it sees no other price first, unless that choice takes longer than 3 s to
// come. Not awaited here: what comes later imports this.
export const mount = /(type|service|deadline|Level|number|spacing|Grade|Code)/.test(location.search)
  ? Promise.race([
      import('../../state/calculator/calculator-actions.ts'),
      new Promise<undefined>((done) => setTimeout(done, 3000)),
    ]).then(mountWith, () => mountWith())
  : mountWith();
