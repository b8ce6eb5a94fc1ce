import type { WidgetName } from '../order/site.ts';

/** Final heights in px on phone, tablet and desktop: what stands below a widget must not move when it arrives. */
const heights: Record<WidgetName, readonly [number, number, number]> = {
  calculator: [520, 520, 520],
  'price-list': [640, 640, 640],
  'order-form': [1200, 1100, 1000],
  'service-rules': [480, 480, 480],
  'service-info': [720, 320, 260],
};

const breakpoints = [0, 769, 1201];

/** Styles of an element whose widget has not arrived: a plain surface of the final size. */
export const adoptSkeleton = (root: ShadowRoot, name: WidgetName) => {
  const surfaces = breakpoints.map(
    (width, index) =>
      `@media(min-width:${width}px){:host(:not([data-state=ready])){min-height:${heights[name][index]}px;border-radius:12px;background:#8881}}`,
  );
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `:host{display:block}p,button{margin:16px}${surfaces.join('')}:host([data-state=hidden]){display:none}`,
  );
  root.adoptedStyleSheets = [sheet];
};
