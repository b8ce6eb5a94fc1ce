/**
 * Adds a style sheet once to the shadow root or document that contains `node`. Style elements are not used, because a
 * strict content security policy forbids them.
 */
export const adoptStyles = (node: Node, sheet: CSSStyleSheet) => {
  const { adoptedStyleSheets: adopted }: Node & Partial<DocumentOrShadowRoot> = node.getRootNode();
  if (adopted && !adopted.includes(sheet)) adopted.push(sheet);
};
