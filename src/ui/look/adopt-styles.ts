/** Adds a style sheet once to the node's shadow root or document. Strict content security policies allow no style elements. */
export const adoptStyles = (node: Node, sheet: CSSStyleSheet) => {
  const root = node.getRootNode();
  if (!('adoptedStyleSheets' in root)) return;
  const adopted = (root as Document | ShadowRoot).adoptedStyleSheets;
  if (!adopted.includes(sheet)) adopted.push(sheet);
};
