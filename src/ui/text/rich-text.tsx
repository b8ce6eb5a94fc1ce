import type { MouseEvent } from 'react';

/**
 * Decodes the id in the fragment of an address; `fragment` is without the #. A fragment with invalid escapes is
 * returned unchanged.
 */
export const anchorId = (fragment: string): string => {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
};

interface Props {
  html: string;
  /** Parses HTML into safe nodes. */
  parse(html: string): DocumentFragment;
  /** Id of the passage to scroll to, at first and after each change. */
  anchor?: string | undefined;
}

/** Scrolls to the passage of an anchor and focuses it, because browsers do not find anchors inside shadow roots. */
const scrollTo = (box: HTMLElement, anchor: string) => {
  const passage = [...box.querySelectorAll<HTMLElement>('[id]')].find(({ id }) => id && id === anchor);
  if (!passage) return;
  passage.tabIndex = -1;
  passage.scrollIntoView();
  passage.focus({ preventScroll: true });
};

const followAnchor = (event: MouseEvent<HTMLElement>) => {
  const { target, currentTarget } = event;
  const link = target instanceof Element && target.closest('a[href^="#"]');
  if (!link) return;
  // Prevents the navigation, because in a page with a <base> element the browser would open another page.
  event.preventDefault();
  scrollTo(currentTarget, anchorId(link.getAttribute('href')?.slice(1) ?? ''));
};

/**
 * Renders the text of a rule page with working anchors. It uses no hooks, because the rules widget does not download
 * them. Style: rich-text.css.
 */
export function RichText({ html, parse, anchor = '' }: Props) {
  // Runs at each rendering. A new text gets a new box, so that each text and anchor is applied once.
  const showText = (box: HTMLElement | null) => {
    if (!box || box.dataset.anchor === anchor) return;
    if (box.dataset.anchor === undefined) box.append(parse(html));
    box.dataset.anchor = anchor;
    scrollTo(box, anchor);
  };
  // biome-ignore lint/a11y: the clicks come from the links inside, which work by keyboard too
  return <div key={html} ref={showText} className="rich-text" part="text" onClick={followAnchor} />;
}
