import { transfer } from '../../api/upload.ts';
import { hostIn } from '../../order/vocabulary/host-in.ts';
import { createOrderForm } from '../../state/create-order-form.ts';
import type { SharedContext } from '../../state/page/context.ts';
import { openInTopWindow } from '../../state/page/order-link.ts';
import { createStorage } from '../../tracking/storage.ts';
import { createTabStorage } from '../../tracking/tab-storage.ts';
import { arrangementOf } from '../../widgets/order-form/arrangement.tsx';
import { OrderForm } from '../../widgets/order-form/order-form.tsx';
import { styles } from '../../widgets/order-form/styles.ts';
import { type DrawOptions, defineEntry } from '../mount/mount.ts';
import { openInContext } from '../mount/widget-context.ts';

const isReturn = () => {
  const [entry]: (PerformanceEntry & Partial<PerformanceNavigationTiming>)[] =
    performance.getEntriesByType('navigation');
  return /reload|back/.test(`${entry?.type}`);
};

/** Returns the site that an element names, or an empty text. */
const siteNamedBy = ({ dataset }: HTMLElement) => hostIn(dataset.host ?? '');

export const mount = defineEntry({
  name: 'order-form',
  styles,
  preparations: 3,
  open: (entryContext) => {
    const {
      host,
      hosts: { prefix },
    } = entryContext;
    const storage = createStorage(prefix);
    const openForm = (shared: SharedContext) => {
      const forms = [...document.querySelectorAll<HTMLElement>(host.localName)];
      const ofSite = forms.filter((form) => siteNamedBy(form) === siteNamedBy(host));
      const context = {
        ...shared,
        storage,
        tabStorage: createTabStorage(prefix),
        nth: forms.indexOf(host),
        nthOfSite: ofSite.indexOf(host),
        isReturn: isReturn(),
        go: openInTopWindow,
      };
      const form = createOrderForm(context, arrangementOf(context.options.template).createOrderActions);
      return {
        draw: (options: DrawOptions) => (
          <OrderForm form={form} context={context} options={options} shown={options.parts} />
        ),
        destroy: form.destroy,
      };
    };
    return openInContext(entryContext, openForm, { storage, transfer });
  },
});
