import { createOrderForm } from '../../state/create-order-form.ts';
import type { SharedContext } from '../../state/page/context.ts';
import { createStorage } from '../../tracking/storage.ts';
import { createTabStorage } from '../../tracking/tab-storage.ts';
import type { Arrangements } from '../../widgets/order-form/arrangement.ts';
import { styles } from '../../widgets/order-form/first/styles.ts';
import { OrderForm } from '../../widgets/order-form/order-form.tsx';
import { type DrawOptions, defineEntry } from './mount.ts';
import { openInContext } from './widget-context.ts';

const isReturn = () => {
  const [entry]: (PerformanceEntry & Partial<PerformanceNavigationTiming>)[] =
    performance.getEntriesByType('navigation');
  return /reload|back/.test(`${entry?.type}`);
};

/** Returns the site that an element names, or an empty text. */
const siteNamedBy = ({ dataset }: HTMLElement) => dataset.host || '';

/** Creates the mount function of the order form. The file that calls it contains the arrangement `arrangements.own`. */
export const mountOrderForm = (arrangements: Arrangements) =>
  defineEntry({
    name: 'order-form',
    styles: [...styles, ...arrangements.own.styles],
    loadTakeOver: () => import('./take-over.ts'),
    open: (entryContext) => {
      const {
        host,
        hosts: { prefix },
      } = entryContext;
      const storage = createStorage(prefix);
      const open = (shared: SharedContext) => {
        const forms = [...document.querySelectorAll<HTMLElement>(host.localName)];
        const ofSite = forms.filter((form) => siteNamedBy(form) === siteNamedBy(host));
        const context = {
          ...shared,
          storage,
          tabStorage: createTabStorage(prefix),
          nth: forms.indexOf(host),
          nthOfSite: ofSite.indexOf(host),
          isReturn: isReturn(),
          go: (url: string) => location.assign(url),
        };
        const form = createOrderForm(context, arrangements.own.loadParts);
        return {
          draw: (options: DrawOptions) => (
            <OrderForm
              {...arrangements}
              form={form}
              context={context}
              options={options}
              isPart={options.isPart}
            />
          ),
          destroy: form.destroy,
        };
      };
      return openInContext(entryContext, open, storage);
    },
  });
