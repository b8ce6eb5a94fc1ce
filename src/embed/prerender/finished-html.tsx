import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createTranslator } from '../../languages/translator.ts';
import type { Bootstrap, WidgetName } from '../../order/vocabulary/site.ts';
import type { Hosts } from '../../state/page/context.ts';
import readableAccent from '../../ui/look/readable-accent.css';
import { inLanguage } from '../../ui/use-translator.tsx';
import { hostStyles } from '../mount/host-styles.ts';

export interface PrerenderData {
  site: Bootstrap;
  hosts: Hosts;
  /** True if the page that includes the widget belongs to the cabinet. */
  isCabinet: boolean;
  /** Attributes of the element, by name. */
  attributes: Readonly<Record<string, string>>;
  /** Address of the widget's style sheet; null if the HTML itself contains the styles. */
  stylesheet: string | null;
  /** True for the first view in a script, which is the widget's content without its element and styles. */
  isBare: boolean;
  /** True if long lists are complete, which a page without scripts needs. Otherwise they hold only the chosen option. */
  isWhole: boolean;
  /** Address of the page with this widget and complete lists. */
  wholeList: string;
}

/**
 * Returns the style sheet of finished HTML: the styles of the widget's first frame, and those that apply until its code has
 * loaded.
 */
export const finishedStyles = (own: readonly string[]): string =>
  [hostStyles, ...own, readableAccent].join('');

/** Renders the parameters of an address as hidden inputs, because a form that is sent replaces the query of its address. */
export const hiddenInputs = ({ searchParams }: URL, isShown: (name: string) => boolean): ReactNode =>
  [...searchParams]
    .filter(([name]) => !isShown(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);

interface WidgetContent {
  name: WidgetName;
  /** Text of the style sheet. */
  styles: string;
  children: ReactNode;
}

const renderHtml = (node: ReactNode): string =>
  // preact-render-to-string treats `translate` as a boolean, which any text turns on. Prices must not be translated.
  renderToStaticMarkup(node).replaceAll('translate="yes"', 'translate="no"');

const inLanguageOfSite = (children: ReactNode, site: Bootstrap): ReactNode => {
  const t = createTranslator(site);
  return (
    <div lang={t.language} dir={t.direction || undefined}>
      {inLanguage(children, t)}
    </div>
  );
};

/**
 * Renders a widget as finished HTML, which a server includes in a page. The content has a declarative shadow root of
 * its own. The element shows it in a slot until the widget takes its place.
 */
export const finishedHtml = (
  { attributes, stylesheet, site, isBare }: PrerenderData,
  content: WidgetContent,
): string => {
  const { name, styles, children } = content;
  const place = inLanguageOfSite(children, site);
  if (isBare) return renderHtml(place);
  const sheet = stylesheet ? (
    <link rel="stylesheet" href={stylesheet} />
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: styles of the build, in which characters have no entities
    <style dangerouslySetInnerHTML={{ __html: styles }} />
  );
  const shadow = createElement('template', { shadowrootmode: 'open' }, sheet, place);
  return renderHtml(
    createElement(`octavo-${name}`, attributes, createElement('div', { slot: 'octavo' }, shadow)),
  );
};
