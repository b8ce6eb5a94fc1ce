import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Price } from '../../../ui/price/price.tsx';
import { useMoney } from '../first/price-block.tsx';
import { useScope } from '../shared/scope.ts';

const hidesAfter = 3000;

/** Whether the node can be seen now; without an observer it counts as seen, so nothing floats needlessly. */
const watch = (node: Element | null) => {
  const seen = { isVisible: true };
  if (!node || !('IntersectionObserver' in globalThis)) return { seen, stop: () => {} };
  const observer = new IntersectionObserver((entries) => {
    seen.isVisible = entries.at(-1)?.isIntersecting ?? true;
  });
  observer.observe(node);
  return { seen, stop: () => observer.disconnect() };
};

/** Above the whole page, and measured by its window: a host's container would move what is merely fixed. */
function TopLayer({ children }: { children: ReactNode }) {
  const node = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => node.current?.showPopover?.(), []);
  return (
    <div ref={node} popover="manual" className="floating" part="floating-price" aria-hidden="true">
      {children}
    </div>
  );
}

/** Shows a new total to whoever cannot see the price itself; goes after 3 s or on scroll (ORD-05). */
export function FloatingPrice({ beside }: { beside: RefObject<Element | null> }) {
  const { price } = useScope().form;
  const { money } = useMoney();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const { seen, stop } = watch(beside.current);
    let timer = 0;
    const hide = () => setShown(false);
    let last = price.total.peek();
    const unsubscribe = price.total.subscribe((total) => {
      if (total === last) return;
      last = total;
      if (seen.isVisible) return;
      setShown(true);
      clearTimeout(timer);
      timer = Number(setTimeout(hide, hidesAfter));
    });
    addEventListener('scroll', hide, { passive: true, capture: true });
    return () => {
      stop();
      unsubscribe();
      clearTimeout(timer);
      removeEventListener('scroll', hide, { capture: true });
    };
  }, [beside, price]);
  // The price block already reads the new total out.
  return (
    isShown && (
      <TopLayer>
        Price: <Price cents={price.total} format={money} />
      </TopLayer>
    )
  );
}
