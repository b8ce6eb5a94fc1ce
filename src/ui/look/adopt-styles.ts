/** Adds a style sheet once to the node's shadow root or document. Strict content security policies allow no style elements. */
export const adoptStyles = (node: Node, sheet: CSSStyleSheet) => {
  const { adoptedStyleSheets: adopted }: Node & Partial<DocumentOrShadowRoot> = node.getRootNode();
  if (adopted && !adopted.includes(sheet)) adopted.push(sheet);
};
