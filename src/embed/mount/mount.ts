import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createTranslator, type Translator } from '../../languages/translator.ts';
import type { WidgetName } from '../../order/vocabulary/site.ts';
import type { OptionValues, WidgetContext } from '../../state/page/context.ts';
import { inLanguage } from '../../ui/use-translator.tsx';
import { createEmit } from './create-emit.ts';
import { hiddenStyles, hostStyles, sheetOf } from './host-styles.ts';
import { isHidden } from './is-hidden.ts';
import { readOptions } from './read-options.ts';
import { takeOver } from './take-over.ts';
import type { Mount, WidgetRoot } from './widget-module.ts';

/** Values that every entry gets. `openInContext` adds those that a widget with state needs. */
export interface EntryContext extends Pick<WidgetContext, 'site' | 'hosts' | 'options' | 'emit'> {
  host: HTMLElement;
  root: WidgetRoot;
  /** True if the loader records the action Show. */
  isShowCounted: boolean | undefined;
  /** Renders the widget again. Needed by a widget that keeps its state outside of components. */
  redraw(): void;
}

/** The element's options, and how much to render. */
export interface DrawOptions extends OptionValues {
  /** Number of the parts to render. Each invisible rendering adds one; the visible ones render all parts (Infinity). */
  parts: number;
}

/** State of a widget, and the function that renders it. */
export interface OpenedWidget {
  draw(options: DrawOptions): ReactNode;
  /** Returns whether the widget shows a failure in place of its content. */
  hasFailed?(): boolean;
  destroy?(): void;
}

interface EntryDefinition {
  name: WidgetName;
  /** Texts of style sheets; the style tokens come first. */
  styles: readonly string[];
  /** Number of renderings before the widget is shown. Each should take a slow phone less than 50 ms. */
  preparations?: number;
  /** Called once for each widget, before it is rendered. `entryContext.options` stays up to date. */
  open(entryContext: EntryContext): OpenedWidget;
}

/**
 * Keeps a typed character in the shadow root, outside of which the page would take it for a shortcut. Keys with a modifier
 * pass.
 */
const keepTyping = (event: Event) => {
  if (!(event instanceof KeyboardEvent && event.target instanceof Element)) return;
  const { target, key, ctrlKey, metaKey, altKey } = event;
  const isTyped = key.length === 1 && !ctrlKey && !metaKey && !altKey;
  const isField = target.matches('input,textarea,select');
  if (isTyped && isField && target.getRootNode() instanceof ShadowRoot) event.stopPropagation();
};

/**
 * Creates the element in which a widget is rendered. The widget needs an element of its own, because createRoot empties
 * it.
 */
const createPlace = (t: Translator) => {
  const place = document.createElement('div');
  place.lang = t.language;
  // Sets no direction for English, so that English texts have the direction of the page.
  if (t.direction) place.dir = t.direction;
  for (const type of ['keydown', 'keypress', 'keyup']) place.addEventListener(type, keepTyping);
  return place;
};

/** Creates the mount function of a widget. When an attribute changes, the widget is rendered again and keeps its state. */
export const defineEntry = ({ name, styles, preparations = 1, open }: EntryDefinition): Mount => {
  // Style sheets that the first widget of this kind parses and the others share.
  let sheets: CSSStyleSheet[] | undefined;
  return (host, root, { site, hosts, setState, view, presses, isShowCounted }) => {
    const emit = createEmit(host);
    const options = readOptions(host, name, site.config);
    const entryContext = { host, root, site, hosts, options, emit, isShowCounted, redraw: () => redraw() };
    const t = createTranslator(site);
    const place = createPlace(t);
    const tree = createRoot(place);
    let opened = isHidden(name, options, site.config) ? undefined : open(entryContext);
    let phase: 'preparing' | 'shown' | 'destroyed' = 'preparing';
    let wasHidden: boolean | undefined;
    const draw = (parts: number) => {
      Object.assign(options, readOptions(host, name, site.config));
      const hidden = isHidden(name, options, site.config);
      if (!hidden) opened ??= open(entryContext);
      // Adopts the styles before rendering, because components measure and scroll. Keeps other sheets of the shadow root,
      // because `adaptToPage` adds one.
      if (parts === Infinity && hidden !== wasHidden) {
        sheets ??= [hostStyles, ...styles].map(sheetOf);
        root.adoptedStyleSheets = hidden ? [sheetOf(hiddenStyles)] : sheets;
        wasHidden = hidden;
      }
      tree.render(hidden ? null : inLanguage(opened?.draw({ ...options, parts }), t));
      if (parts === Infinity) setState(hidden ? 'hidden' : opened?.hasFailed?.() ? 'failed' : 'ready');
    };
    // A widget that is not shown yet is not rendered here, because `show` renders all of it.
    const redraw = () => void (phase === 'shown' && draw(Infinity));
    let prepared = 0;
    const prepare = () => {
      const isNext = phase === 'preparing' && prepared < preparations;
      if (isNext) draw(++prepared);
      return isNext;
    };
    const observer = new MutationObserver(redraw);
    const showWidget = () => {
      // `takeOver`, which may wait for an open list, must not show a destroyed widget.
      if (phase !== 'preparing') return;
      presses?.release();
      root.replaceChildren(place);
      draw(Infinity);
      phase = 'shown';
      observer.observe(host, { attributeFilter: Object.keys(options) });
      if (opened) emit('ready', { widget: name });
    };
    const show = () => {
      const from = host.querySelector('[slot=octavo]')?.shadowRoot ?? view;
      return from ? takeOver(from, root, { presses, showWidget }) : showWidget();
    };
    const destroy = () => {
      phase = 'destroyed';
      observer.disconnect();
      tree.unmount();
      opened?.destroy?.();
    };
    return { prepare, show, destroy };
  };
};
