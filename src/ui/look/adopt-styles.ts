/**
 * Adds a style sheet once to the widget, shadow root or document that contains `node`. A widget outside of a shadow root is the content of
 * a slot and keeps its own list. Style elements are not used, because a strict content security policy forbids them.
 */
export const adoptStyles = (node: Node & Partial<Pick<Element, 'closest'>>, sheet: CSSStyleSheet) => {
  const { adoptedStyleSheets: adopted }: Node & Partial<DocumentOrShadowRoot> =
    node.closest?.('[slot]') ?? node.getRootNode();
  if (adopted && !adopted.includes(sheet)) adopted.push(sheet);
};
