import { Loading, loadCode, useLoad } from '../shared/loading.tsx';
import type { OrderPartProps } from '../shared/page.tsx';

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
