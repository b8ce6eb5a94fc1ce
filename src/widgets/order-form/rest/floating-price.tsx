import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { TotalPrice } from '../../../ui/price/total-price.tsx';
import { useTranslator } from '../../../ui/use-translator.tsx';
import { useScope } from '../shared/scope.ts';
import { useMoney } from '../shared/use-money.ts';

const displayTimeMs = 3000;

/**
 * Observes whether the node is visible. Without IntersectionObserver the node counts as visible, so that no price
 * floats.
 */
const observeVisibility = (node: Element | null) => {
  const visibility = { isVisible: true };
  if (!node || !('IntersectionObserver' in globalThis)) return { visibility, stop: () => {} };
  const observer = new IntersectionObserver((entries) => {
    visibility.isVisible = entries.at(-1)?.isIntersecting ?? true;
  });
  observer.observe(node);
  return { visibility, stop: () => observer.disconnect() };
};

/**
 * Renders its content in the browser's top layer, because a container of the page could displace an element with a
 * fixed position.
 */
function TopLayer({ children }: { children: ReactNode }) {
  const node = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => node.current?.showPopover?.(), []);
  return (
    <div ref={node} popover="manual" className="floating" part="floating-price" aria-hidden="true">
      {children}
    </div>
  );
}

/** Renders a new total while the price in the form is not visible. It disappears after 3 s or when the visitor scrolls. */
export function FloatingPrice({ beside }: { beside: RefObject<Element | null> }) {
  const t = useTranslator();
  const { price } = useScope().form;
  const { money } = useMoney();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const { visibility, stop } = observeVisibility(beside.current);
    let timer = 0;
    const hide = () => setShown(false);
    let last = price.total.peek();
    const unsubscribe = price.total.subscribe((total) => {
      if (total === last) return;
      last = total;
      if (visibility.isVisible) return;
      setShown(true);
      clearTimeout(timer);
      timer = Number(setTimeout(hide, displayTimeMs));
    });
    addEventListener('scroll', hide, { passive: true, capture: true });
    return () => {
      stop();
      unsubscribe();
      clearTimeout(timer);
      removeEventListener('scroll', hide, { capture: true });
    };
  }, [beside, price]);
  // Hidden from screen readers, because the price in the form already announces the new total.
  return (
    isShown && (
      <TopLayer>
        {t('Price:')} <TotalPrice cents={price.total} format={money} />
      </TopLayer>
    )
  );
}
