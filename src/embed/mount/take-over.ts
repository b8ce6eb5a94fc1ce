const controls = (root: ShadowRoot | null | undefined) => [
  ...(root?.querySelectorAll<HTMLElement>('select, a') ?? []),
];

/**
 * Removes from below a widget what a server has drawn of it (prerender.tsx), and answers what was chosen there before
 * the script came. The widget's controls are the same and keep the focus.
 */
export const takeOver = (host: HTMLElement): string | undefined => {
  const drawn = host.querySelector(':scope > [slot=octavo]');
  const { shadowRoot } = drawn ?? {};
  const focused = controls(shadowRoot).findIndex((control) => control.matches(':focus'));
  const chosen = shadowRoot?.querySelector('select')?.value;
  drawn?.remove();
  // The widget is drawn by then, in the same task.
  queueMicrotask(() => controls(host.shadowRoot)[focused]?.focus({ preventScroll: true }));
  return chosen;
};
