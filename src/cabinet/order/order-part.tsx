import { loadCode } from '../shared/load-code.ts';
import { Loading } from '../shared/loading.tsx';
import { useLoad } from '../shared/use-load.ts';
import type { OrderPartProps } from './order-part-props.ts';

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
