import type { Heights } from '../mount/widget-module.ts';

/** Adopts the styles of a loading widget: a plain surface of the final height, so that the content below does not move. */
export const adoptSkeleton = (root: ShadowRoot, heights: Heights) => {
  const sheet = new CSSStyleSheet();
  let styles =
    ':host{display:block;container-type:inline-size!important}div{text-align:center;background:#8881}button{font:inherit;padding:12px}';
  for (const [width, height] of Object.entries(heights))
    styles += `@container(min-width:${width}px){div{min-height:${height}px}}`;
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
};
