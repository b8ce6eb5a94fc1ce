import type { Heights } from '../mount/widget-module.ts';

/** Styles until a widget brings its own: a plain surface of the final size, so that nothing below it moves. */
export const adoptSkeleton = (root: ShadowRoot, heights: Heights) => {
  let styles =
    ':host{display:block;container-type:inline-size!important}div{overflow:auto;text-align:center;background:#8881}button{font:inherit;padding:12px 24px;margin:8px}';
  for (const [room, height] of Object.entries(heights))
    styles += `@container(min-width:${room}px){div{min-height:${height}px}}`;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
};
