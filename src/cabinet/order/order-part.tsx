import type { Order } from '../../api/resources.ts';
import { Loading, loadCode, useLoad } from '../shared/loading.tsx';

const loadParts = loadCode(() => import('./deferred-parts.ts'));

/** Renders a part of an order's page. Its code is loaded after the page is shown. */
export function OrderPart({
  part,
  ...props
}: OrderPartProps & { part: keyof typeof import('./deferred-parts.ts') }) {
  const [loaded, reload] = useLoad('parts', loadParts);
  return (
    <Loading loaded={loaded} onRetry={reload}>
      {({ [part]: Part }) => <Part {...props} />}
    </Loading>
  );
}

/** Properties of every part of an order's page. */
export interface OrderPartProps {
  order: Order;
  /** Called after the server has changed the order. */
  onChange: () => void;
}
