/** Room in px from which the second and the third height hold. */
const rooms = [0, 560, 700];

/** Styles until a widget brings its own: a plain surface of the final size, so that nothing below it moves. */
export const adoptSkeleton = (root: ShadowRoot, heights: readonly number[]) => {
  const surfaces = heights.map(
    (height, index) => `@container(min-width:${rooms[index]}px){div{height:${height}px;background:#8881}}`,
  );
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:host{display:block;container-type:inline-size}${surfaces.join('')}`);
  root.adoptedStyleSheets = [sheet];
};
