// Downloaded only by a page with an element that has data-dom="light".
import type { MountElsewhere, WidgetRoot } from '../mount/widget-module.ts';
import { createReset, scopeSheet } from './scope-styles.ts';

/** Events that do not leave a shadow root. A form of the page around the widget would take them for its own. */
const innerEvents = ['change', 'submit', 'reset', 'select', 'octavo-count'];

const stopEvent = (event: Event) => event.stopPropagation();

/**
 * Adds the widget's style sheets, scoped to it, to the tree in which the element stands. Returns the functions that change
 * them.
 */
const createScopedSheets = (host: HTMLElement, scope: string) => {
  const tree: Node & Partial<DocumentOrShadowRoot> = host.getRootNode();
  let adopted: CSSStyleSheet[] = [];
  const clear = () => {
    tree.adoptedStyleSheets = tree.adoptedStyleSheets?.filter((sheet) => !adopted.includes(sheet)) ?? [];
    adopted = [];
  };
  const addScoped = (sheets: readonly CSSStyleSheet[]) => {
    const scoped = sheets.map((sheet) => scopeSheet(sheet, scope));
    adopted.push(...scoped);
    tree.adoptedStyleSheets?.push(...scoped);
  };
  const replace = (sheets: readonly CSSStyleSheet[]) => {
    clear();
    const reset = createReset(scope);
    adopted.push(reset);
    tree.adoptedStyleSheets?.push(reset);
    addScoped(sheets);
  };
  return { add: addScoped, replace, clear };
};

type ScopedSheets = ReturnType<typeof createScopedSheets>;

/** Lets an element have style sheets as a shadow root has them. */
const withSheets = (element: HTMLElement, shadowRoot: WidgetRoot, scoped: ScopedSheets) => {
  let sheets: CSSStyleSheet[] = [];
  const root: WidgetRoot = Object.assign(element, { adoptedStyleSheets: sheets });
  const push = (...added: CSSStyleSheet[]) => {
    scoped.add(added);
    return Array.prototype.push.apply(sheets, added);
  };
  Object.defineProperty(root, 'adoptedStyleSheets', {
    get: () => sheets,
    set: (nextSheets: readonly CSSStyleSheet[]) => {
      // The rules of the host element hold in the shadow root. The others match nothing there.
      shadowRoot.adoptedStyleSheets = [...nextSheets];
      scoped.replace(nextSheets);
      sheets = Object.assign([...nextSheets], { push });
    },
  });
  return root;
};

/**
 * Creates the element that takes the place of a widget's shadow root. It appears in the host with its first content. `close`
 * removes it with all that belongs to it.
 */
const openLightRoot = (host: HTMLElement, shadowRoot: WidgetRoot) => {
  const scope = `o${Math.random().toString(36).slice(2)}`;
  const element = document.createElement('div');
  element.slot = 'light';
  element.dataset.scope = scope;
  for (const type of innerEvents) element.addEventListener(type, stopEvent);
  const stopIds = scopeIds(element, `${scope}-`);
  const scoped = createScopedSheets(host, scope);
  const root = withSheets(element, shadowRoot, scoped);
  const slot = Object.assign(document.createElement('slot'), { name: element.slot });
  const append = () => {
    // A copy of the element, made by `cloneNode` or `innerHTML`, has a copy of this content, which does nothing.
    for (const copy of host.querySelectorAll(':scope > [slot=light][data-scope]'))
      if (copy !== element) copy.remove();
    if (!host.contains(root)) host.append(root);
  };
  // A page that writes the element's content anew removes the widget with it.
  const observer = new MutationObserver(append);
  root.replaceChildren = (...content) => {
    root.append(...content);
    append();
    shadowRoot.replaceChildren(slot);
    observer.observe(host, { childList: true });
  };
  const close = () => {
    observer.disconnect();
    stopIds();
    scoped.clear();
    element.remove();
  };
  return { root, close };
};

/**
 * Mounts a widget into the light DOM of its element. The element keeps its shadow root, which shows the widget by a slot. During an
 * upgrade, `adapt.js` of another release may import this, so a changed signature needs another name.
 */
export const mountIntoLightDom: MountElsewhere = (mount) => (host, shadowRoot, data) => {
  const { root, close } = openLightRoot(host, shadowRoot);
  const widget = mount(host, root, data);
  const destroy = () => {
    close();
    return widget.destroy();
  };
  return { ...widget, destroy };
};

/** Attributes whose value is one id, or several with spaces between. */
const idAttributes = 'id for aria-labelledby aria-describedby aria-controls aria-activedescendant'.split(' ');

const selector = idAttributes.map((name) => `[${name}]`).join();

/**
 * Puts a prefix before every id below a node, because a page, and a second widget on it, may have the same ids. The observer
 * runs before the browser draws. Texts of rules keep their ids, which are anchors in addresses. Returns the function that stops
 * it.
 */
const scopeIds = (root: Element, prefix: string): (() => void) => {
  const prefixIds = (element: Element) => {
    if (element.closest('.rich-text')) return;
    for (const name of idAttributes) {
      const ids = element.getAttribute(name);
      if (ids && !ids.startsWith(prefix)) element.setAttribute(name, ids.replace(/\S+/g, `${prefix}$&`));
    }
  };
  const observer = new MutationObserver((records) => {
    for (const { type, target } of records)
      if (target instanceof Element) {
        if (type === 'attributes') prefixIds(target);
        else target.querySelectorAll(selector).forEach(prefixIds);
      }
  });
  observer.observe(root, { childList: true, subtree: true, attributeFilter: idAttributes });
  return () => observer.disconnect();
};
