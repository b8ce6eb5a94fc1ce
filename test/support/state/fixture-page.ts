/** Replaces the globals of a page that state uses, until `restore` is called. */
export const fixturePage = (properties: object = {}) => {
  const page = Object.assign(new EventTarget(), properties);
  const scripts: { src?: unknown; onload?: () => void; onerror?: () => void }[] = [];
  const document = Object.assign(new EventTarget(), {
    createElement: () => ({ remove: () => {} }),
    head: { append: (script: object) => scripts.push(script) },
  });
  const previousGlobals = {
    window: Reflect.get(globalThis, 'window'),
    document: Reflect.get(globalThis, 'document'),
  };
  Object.assign(globalThis, { window: Object.assign(page, { document }), document });
  const restore = () => {
    Object.assign(globalThis, previousGlobals);
  };
  return { page, scripts, restore };
};
