import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { priceVersion, type WidgetName } from '../../order/vocabulary/site.ts';
import type { Options, WidgetContext } from '../../state/page/context.ts';
import { hiddenStyles, hostStyles } from './host-styles.ts';
import { readOptions } from './read-options.ts';
import { type Mount, optionNames } from './widget-module.ts';

/** What every widget is given; one with state takes `openInContext` for the rest. */
export interface Basics extends Pick<WidgetContext, 'host' | 'site' | 'hosts' | 'options' | 'emit'> {
  /** Draws anew what `open` has opened: for a widget that keeps what it shows there. */
  redraw(): void;
}

/** A widget's state, and how it looks with the options of the moment. */
export interface Opened {
  /** Drawn first out of sight, where a part may do, and whole in a task of its own. */
  draw(options: Options, isPart: boolean): ReactNode;
  destroy?(): void;
}

export interface Entry {
  name: WidgetName;
  /** Texts of style sheets, tokens first. */
  styles: readonly string[];
  /** Called once in a widget's life, before it is first drawn. `basics.options` is kept up to date. */
  open(basics: Basics): Opened;
}

const sheetOf = (text: string) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
};

/** Template m2_d1 of the order form was made for price version 1 alone (ORD-02). */
const isHidden = (name: WidgetName, { site, options }: Basics) =>
  name === 'order-form' && options.template === 'm2_d1' && priceVersion(site.config) === 2;

/** Turns a widget into what the loader mounts. Attributes that change later draw it anew with its state kept. */
export const defineEntry = ({ name, styles, open }: Entry): Mount => {
  // Parsed for the first widget of a kind, and shared by all of it.
  let sheets: CSSStyleSheet[] | undefined;
  return (host, root, { site, hosts }) => {
    const emit: Basics['emit'] = (type, detail, cancelable = false) =>
      host.dispatchEvent(
        new CustomEvent(`octavo:${type}`, { bubbles: true, composed: true, cancelable, detail }),
      );
    const options = readOptions(host, name, site.config);
    const basics = { host, site, hosts, options, emit, redraw: () => redraw() };
    // createRoot empties what it is given, so it gets an element of its own.
    const place = document.createElement('div');
    const tree = createRoot(place);
    let opened = isHidden(name, basics) ? undefined : open(basics);
    let isShown = false;
    const draw = (isPart: boolean) => {
      Object.assign(options, readOptions(host, name, site.config));
      const hidden = isHidden(name, basics);
      if (!hidden) opened ??= open(basics);
      tree.render(hidden ? null : opened?.draw({ ...options }, isPart));
      if (isPart) return;
      sheets ??= [hostStyles, ...styles].map(sheetOf);
      root.adoptedStyleSheets = hidden ? [sheetOf(hiddenStyles)] : sheets;
      place.dataset.state = hidden ? 'hidden' : 'ready';
    };
    // Until it is shown nothing has to be drawn anew: `show` draws all of it.
    const redraw = () => {
      if (isShown) draw(false);
    };
    const prepare = () => {
      if (!isShown) draw(true);
    };
    const observer = new MutationObserver(redraw);
    const show = () => {
      if (isShown) return;
      root.replaceChildren(place);
      draw(false);
      isShown = true;
      observer.observe(host, { attributeFilter: [...optionNames] });
      if (opened) emit('ready', { widget: name });
    };
    const destroy = (): undefined => {
      observer.disconnect();
      tree.unmount();
      opened?.destroy?.();
    };
    return { prepare, show, destroy };
  };
};
