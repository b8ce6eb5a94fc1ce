import type { MouseEvent } from 'react';

/** Focuses a part that is no control, because the button that had the focus disappears. */
export const focusPart = (part: HTMLElement | null): void => {
  if (!part) return;
  // A part that can be reached by the Tab key stays so. Another one gets the attribute only now, so that a click on its text
  // does not focus it.
  if (part.tabIndex < 0) part.tabIndex = -1;
  part.focus({ preventScroll: true });
};

/** Focuses the part of the page, dialog or widget that contains the pressed button. */
export const focusPartOf = ({ currentTarget }: MouseEvent): void =>
  focusPart(currentTarget.closest<HTMLElement>('.sheet, main, .dialog-body, .bar, .side, .octavo'));
