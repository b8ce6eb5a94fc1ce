import { createElement, type ReactElement } from 'react';
import type { WidgetOptions } from '../../public-interface/attributes.ts';
import type { PrerenderedWidget } from '../../public-interface/elements.ts';
import type { OctavoServer } from '../server.ts';

/** HTML that a server has fetched. In the browser it may be missing. */
interface HtmlProps {
  html?: string | undefined;
}

/**
 * Puts HTML of `octavo/server` into a page. React keeps the server's HTML when it hydrates the page, so that the browser needs
 * no HTML. React's warning about differences is turned off, because the script may have changed the widget before.
 */
export const OctavoHtml = ({ html = '' }: HtmlProps): ReactElement =>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML of the provider, whose scripts the page runs as well
  createElement('div', { dangerouslySetInnerHTML: { __html: html }, suppressHydrationWarning: true });

/** Properties of a prerendered widget. */
export interface PrerenderedProps<Widget extends PrerenderedWidget> {
  /** Result of `createOctavoServer`. */
  from: OctavoServer;
  widget: Widget;
  attributes?: WidgetOptions<Widget>;
}

const renderWidget = async <Widget extends PrerenderedWidget>({
  from,
  widget,
  attributes,
}: PrerenderedProps<Widget>): Promise<ReactElement> =>
  createElement(OctavoHtml, { html: await from.widgetHtml(widget, attributes) });

/**
 * Server component that puts a widget with its prices into the HTML of a page. Its result is a promise; the type also names an
 * element, because TypeScript before 5.1 allows no promise in a template.
 */
export const OctavoPrerendered = renderWidget as <Widget extends PrerenderedWidget>(
  props: PrerenderedProps<Widget>,
) => Promise<ReactElement> & ReactElement;
