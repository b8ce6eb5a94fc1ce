const controls = (root: ShadowRoot | null | undefined) => [
  ...(root?.querySelectorAll<HTMLElement>('select, a') ?? []),
];

/**
 * Answers what was chosen, before the script came, in what a server has drawn of a widget (prerender.tsx). With the
 * widget drawn whole, removes that from below it; its controls are the same and keep the focus.
 */
export const takeOver = (host: HTMLElement, isPart: boolean): string | undefined => {
  const drawn = host.querySelector(':scope > [slot=octavo]');
  const { shadowRoot } = drawn ?? {};
  const focused = controls(shadowRoot).findIndex((control) => control.matches(':focus'));
  const chosen = shadowRoot?.querySelector('select')?.value;
  if (isPart) return chosen;
  drawn?.remove();
  // The widget is drawn by then, in the same task.
  queueMicrotask(() => controls(host.shadowRoot)[focused]?.focus({ preventScroll: true }));
  return chosen;
};
