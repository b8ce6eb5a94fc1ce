/** Replaces the globals of a page that state uses. */
export const fixturePage = (properties: object = {}) => {
  const page = Object.assign(new EventTarget(), properties);
  const scripts: { src?: unknown; onload?: () => void; onerror?: () => void }[] = [];
  const document = Object.assign(new EventTarget(), {
    createElement: () => ({ remove: () => {} }),
    head: { append: (script: object) => scripts.push(script) },
  });
  Object.assign(globalThis, { window: Object.assign(page, { document }), document });
  return { page, scripts };
};
