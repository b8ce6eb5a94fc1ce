import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Bootstrap, WidgetName } from '../../order/vocabulary/site.ts';
import type { Hosts } from '../../state/page/context.ts';

/** Data from which a widget is prerendered. */
export interface Page {
  site: Bootstrap;
  hosts: Hosts;
  /** Whether the page that includes the widget belongs to the cabinet. */
  isCabinet: boolean;
  /** Attributes of the element, by name. */
  attributes: Readonly<Record<string, string>>;
  /** Address of the widget's style sheet. */
  stylesheet: string;
  /** Whether long lists are complete, which a page without scripts needs. Otherwise they hold the chosen option alone. */
  isWhole: boolean;
  /** Address of this widget with complete lists. */
  wholeList: string;
}

/** Reads the page's attributes as the widget reads those of its element. */
export const attributeReader = ({ attributes }: Page) => ({
  getAttribute: (name: string) => attributes[name] ?? null,
});

/**
 * Renders a widget as finished HTML, which a server includes in a page. The content is in a declarative shadow root of its
 * own. The element shows it in a slot until the widget replaces it.
 */
export const finishedHtml = (
  name: WidgetName,
  { attributes, stylesheet }: Page,
  content: ReactNode,
): string => {
  const link = <link rel="stylesheet" href={stylesheet} />;
  const shadow = createElement('template', { shadowrootmode: 'open' }, link, <div>{content}</div>);
  const slot = createElement('div', { slot: 'octavo' }, shadow);
  const html = renderToStaticMarkup(createElement(`octavo-${name}`, attributes, slot));
  // preact-render-to-string takes `translate` for a switch, which any text turns on. Prices stay untranslated.
  return html.replaceAll('translate="yes"', 'translate="no"');
};
