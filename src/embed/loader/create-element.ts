/**
 * Creates an element with properties and content. It parses no HTML, because a page's Trusted Types policy may forbid
 * that.
 */
export const createElement = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...content: (Element | string)[]
): HTMLElementTagNameMap[Tag] => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...content);
  return element;
};

/** Focuses a part that is no control, because the button that had the focus disappears. */
export const focusPart = (part: HTMLElement | null): void => {
  part?.setAttribute('tabindex', '-1');
  part?.focus({ preventScroll: true });
};
