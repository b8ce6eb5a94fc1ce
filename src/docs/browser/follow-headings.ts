/** Marks in the list of the page's contents the heading that the reader has reached. */
export const followHeadings = (page: Document): void => {
  const links = [...page.querySelectorAll<HTMLAnchorElement>('.aside a')];
  const headings = links.map((link) => page.getElementById(link.hash.slice(1)));
  const markCurrentHeading = () => {
    const passed = headings.filter((heading) => heading && heading.getBoundingClientRect().top < 120).length;
    for (const [index, link] of links.entries())
      link.classList.toggle('current', index === Math.max(0, passed - 1));
  };
  let isWaiting = false;
  const markSoon = () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      markCurrentHeading();
    });
  };
  if (!links.length) return;
  addEventListener('scroll', markSoon, { passive: true });
  markCurrentHeading();
};
