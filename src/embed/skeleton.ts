/** From which room of its own a widget takes which height. */
const rooms = ['@media all', '@container(min-width:560px)', '@container(min-width:736px)'];

/** Styles until a widget brings its own: a plain surface of the final size, so that nothing below it moves. */
export const adoptSkeleton = (root: ShadowRoot, heights: readonly number[]) => {
  const surfaces = heights.map(
    (height, index) => `${rooms[index]}{div{height:${height}px;background:#8881}}`,
  );
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:host{display:block;container-type:inline-size!important}${surfaces.join('')}`);
  root.adoptedStyleSheets = [sheet];
};
