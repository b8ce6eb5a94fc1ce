/** The few globals of a page that state uses, replaced until `remove` is called. */
export const fixturePage = (facts: object = {}) => {
  const page = Object.assign(new EventTarget(), facts);
  const scripts: { src?: unknown; onload?: () => void; onerror?: () => void }[] = [];
  const document = Object.assign(new EventTarget(), {
    createElement: () => ({ remove: () => {} }),
    head: { append: (script: object) => scripts.push(script) },
  });
  const before = { window: Reflect.get(globalThis, 'window'), document: Reflect.get(globalThis, 'document') };
  Object.assign(globalThis, { window: Object.assign(page, { document }), document });
  const remove = () => {
    Object.assign(globalThis, before);
  };
  return { page, scripts, remove };
};
