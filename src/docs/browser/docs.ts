import { addCopyButtons } from './copy-buttons.ts';
import { startSearch } from './search-box.ts';

/** Marks in the list of the page's contents the heading that the reader has reached. */
const followHeadings = () => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.aside a')];
  const headings = links.map((link) => document.getElementById(link.hash.slice(1)));
  const mark = () => {
    const passed = headings.filter((heading) => heading && heading.getBoundingClientRect().top < 120).length;
    for (const [index, link] of links.entries())
      link.classList.toggle('current', index === Math.max(0, passed - 1));
  };
  addEventListener('scroll', mark, { passive: true });
  mark();
};

startSearch(document);
addCopyButtons(document);
followHeadings();
