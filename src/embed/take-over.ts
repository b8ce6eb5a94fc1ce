const controls = (root: ShadowRoot | null | undefined) => [
  ...(root?.querySelectorAll<HTMLElement>('select, a') ?? []),
];

/**
 * Removes what a server has drawn of a widget (prerender.tsx) from below the widget itself, whose controls are the
 * same and keep the focus. Answers what was chosen before the script came.
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
