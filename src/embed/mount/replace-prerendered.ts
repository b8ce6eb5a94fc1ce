const controls = (root: ShadowRoot | null | undefined) => [
  ...(root?.querySelectorAll<HTMLElement>('select, a') ?? []),
];

/**
 * Removes the prerendered markup of a widget (see prerender.tsx) and returns the filter that was chosen in it. The widget
 * has the same controls, so the focus moves to the corresponding one.
 */
export const replacePrerendered = (host: HTMLElement): string | undefined => {
  const prerendered = host.querySelector(':scope > [slot=octavo]');
  const { shadowRoot } = prerendered ?? {};
  const focused = controls(shadowRoot).findIndex((control) => control.matches(':focus'));
  const chosen = shadowRoot?.querySelector('select')?.value;
  prerendered?.remove();
  // The widget is rendered by the end of this task, before the microtask runs.
  queueMicrotask(() => controls(host.shadowRoot)[focused]?.focus({ preventScroll: true }));
  return chosen;
};
