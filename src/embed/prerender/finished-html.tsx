import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createTranslator } from '../../languages/translator.ts';
import type { Bootstrap, WidgetName } from '../../order/vocabulary/site.ts';
import type { Hosts } from '../../state/page/context.ts';
import { inLanguage } from '../../ui/in-language.tsx';
import readableAccent from '../../widgets/readable-accent.css';
import { hostStyles } from '../mount/host-styles.ts';

/** Data from which a widget is prerendered. */
export interface Page {
  site: Bootstrap;
  hosts: Hosts;
  /** Whether the page that includes the widget belongs to the cabinet. */
  isCabinet: boolean;
  /** Attributes of the element, by name. */
  attributes: Readonly<Record<string, string>>;
  /** Address of the widget's style sheet; null to put the styles into the HTML. */
  stylesheet: string | null;
  /** Whether long lists are complete, which a page without scripts needs. Otherwise they hold the chosen option alone. */
  isWhole: boolean;
  /** Address of this widget with complete lists. */
  wholeList: string;
}

/** Reads the page's attributes as the widget reads those of its element. */
export const attributeReader = ({ attributes }: Page) => ({
  getAttribute: (name: string) => attributes[name] ?? null,
});

/** Returns the style sheet of finished HTML: the styles of the widget's first frame, and those of its state without a script. */
export const finishedStyles = (own: readonly string[], unscripted: string): string =>
  [hostStyles, ...own, readableAccent, unscripted].join('');

interface Content {
  name: WidgetName;
  /** Text of the style sheet. */
  styles: string;
  children: ReactNode;
}

/**
 * Renders a widget as finished HTML, which a server includes in a page. The content is in a declarative shadow root of its
 * own. The element shows it in a slot until the widget replaces it.
 */
export const finishedHtml = (
  { attributes, stylesheet, site }: Page,
  { name, styles, children }: Content,
): string => {
  const t = createTranslator(site);
  const sheet = stylesheet ? (
    <link rel="stylesheet" href={stylesheet} />
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: styles of the build, in which characters have no entities
    <style dangerouslySetInnerHTML={{ __html: styles }} />
  );
  const shadow = createElement(
    'template',
    { shadowrootmode: 'open' },
    sheet,
    <div lang={t.language} dir={t.direction || undefined}>
      {inLanguage(children, t)}
    </div>,
  );
  const slot = createElement('div', { slot: 'octavo' }, shadow);
  const html = renderToStaticMarkup(createElement(`octavo-${name}`, attributes, slot));
  // preact-render-to-string treats `translate` as a switch, which any text turns on. Prices must stay untranslated.
  return html.replaceAll('translate="yes"', 'translate="no"');
};
