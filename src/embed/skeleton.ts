/** From which room of its own, in px, a widget takes which height. */
const rooms = [0, 560, 736];

/** Styles until a widget brings its own: a plain surface of the final size, so that nothing below it moves. */
export const adoptSkeleton = (root: ShadowRoot, heights: readonly number[]) => {
  const surfaces = heights.map(
    (height, index) => `@container(min-width:${rooms[index]}px){div{min-height:${height}px}}`,
  );
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `:host{display:block;container-type:inline-size!important}div{overflow:auto;text-align:center;background:#8881}button{font:inherit;padding:12px 24px}${surfaces.join('')}`,
  );
  root.adoptedStyleSheets = [sheet];
};
