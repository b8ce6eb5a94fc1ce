import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { anchorId } from './anchor-id.ts';

interface Props {
  html: string;
  /** Makes harmless nodes of it. */
  parse(html: string): DocumentFragment;
  /** Id of the passage to begin at, and to move to when it changes. */
  anchor?: string | undefined;
}

const find = (box: HTMLElement | null, id: string) =>
  [...(box?.querySelectorAll<HTMLElement>('[id]') ?? [])].find((element) => element.id === id);

/** Browsers look for an anchor outside shadow roots only, so its passage is found and focused here. */
const scrollTo = (box: HTMLElement | null, anchor: string) => {
  const passage = anchor ? find(box, anchor) : undefined;
  if (!passage) return;
  passage.tabIndex = -1;
  passage.scrollIntoView();
  passage.focus({ preventScroll: true });
};

const anchorOf = (event: MouseEvent) => {
  const { target } = event;
  const link = target instanceof Element ? target.closest('a[href^="#"]') : null;
  return link && anchorId(link.getAttribute('href')?.slice(1) ?? '');
};

/** Text of a rule page with working anchors. Style: rich-text.css. */
export function RichText({ html, parse, anchor = '' }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.replaceChildren(parse(html)), [html, parse]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text is scrolled to its anchor again.
  useLayoutEffect(() => scrollTo(box.current, anchor), [html, anchor]);
  const follow = (event: MouseEvent) => {
    const anchor = anchorOf(event);
    if (anchor === null) return;
    // Left to the browser, a page with a <base> would be left for another.
    event.preventDefault();
    scrollTo(box.current, anchor);
  };
  // biome-ignore lint/a11y: only the links inside are clicked; from the keyboard they click too.
  return <div ref={box} className="rich-text" part="text" onClick={follow} />;
}
