/** Gives a shadow root or document a style sheet, once. Strict pages allow no style elements. */
export const adoptStyles = (node: Node, sheet: CSSStyleSheet) => {
  const root = node.getRootNode();
  if (!('adoptedStyleSheets' in root)) return;
  const present = (root as Document | ShadowRoot).adoptedStyleSheets;
  if (!present.includes(sheet)) present.push(sheet);
};
