import type { MouseEvent } from 'react';
import { anchorId } from './anchor-id.ts';

interface Props {
  html: string;
  /** Makes harmless nodes of it. */
  parse(html: string): DocumentFragment;
  /** Id of the passage to begin at, and to move to when it changes. */
  anchor?: string | undefined;
}

/** Browsers look for an anchor outside shadow roots only, so its passage is found and focused here. */
const scrollTo = (box: HTMLElement, anchor: string) => {
  const passage = [...box.querySelectorAll<HTMLElement>('[id]')].find(({ id }) => id && id === anchor);
  if (!passage) return;
  passage.tabIndex = -1;
  passage.scrollIntoView();
  passage.focus({ preventScroll: true });
};

const follow = (event: MouseEvent<HTMLElement>) => {
  const { target, currentTarget } = event;
  const link = target instanceof Element && target.closest('a[href^="#"]');
  if (!link) return;
  // Left to the browser, a page with a <base> would be left for another.
  event.preventDefault();
  scrollTo(currentTarget, anchorId(link.getAttribute('href')?.slice(1) ?? ''));
};

/** Text of a rule page with working anchors. Needs no hook: rules are drawn without them. Style: rich-text.css. */
export function RichText({ html, parse, anchor = '' }: Props) {
  // A new text has a box of its own; each drawing comes by here, the text and every anchor are begun once.
  const begin = (box: HTMLElement | null) => {
    if (!box || box.dataset.anchor === anchor) return;
    if (box.dataset.anchor === undefined) box.append(parse(html));
    box.dataset.anchor = anchor;
    scrollTo(box, anchor);
  };
  // biome-ignore lint/a11y: only the links inside are clicked; from the keyboard they click too.
  return <div key={html} ref={begin} className="rich-text" part="text" onClick={follow} />;
}
