import type { UnknownFields } from '../../order/unknown-fields.ts';
import { type Bootstrap, type PriceVersion, priceVersion } from '../../order/vocabulary/site.ts';
import { events } from '../../public-interface/events.ts';
import { attributesOf, type Choices, propertiesOf } from '../choices/choices.ts';

/** Smallest height of the preview in px, which leaves room for an open list. */
const leastHeight = 320;

/** Returns the detail of an event as text. Errors and responses are converted separately, because JSON would show them empty. */
const detailText = (detail: unknown) => {
  const kind = Object.prototype.toString.call(detail);
  if (kind === '[object Error]') return String(detail);
  const { status }: UnknownFields = Object(detail);
  if (kind === '[object Response]') return `status ${status}`;
  // The text has spaces between its parts, because lines break at spaces and not inside names.
  return JSON.stringify(detail, null, 1)?.replace(/\n\s*/g, ' ');
};

/**
 * Shows the chosen widget in a document. The element is kept as long as the widget and the tree in which it is rendered are the
 * same, so that typed values stay.
 */
const showIn = (page: Document, sheet: CSSStyleSheet, choices: Choices) => {
  const name = `octavo-${choices.widget}`;
  const attributes: Record<string, string> = { ...attributesOf(choices), loading: 'eager' };
  const before = page.querySelector('main')?.firstElementChild;
  const tree = before?.getAttribute('data-dom') ?? '';
  const isSame = before?.localName === name && tree === (attributes['data-dom'] ?? '');
  const element = isSame ? before : page.createElement(name);
  for (const known of element.getAttributeNames())
    if (!(known in attributes) && !known.startsWith('data-')) element.removeAttribute(known);
  for (const [known, value] of Object.entries(attributes))
    if (known !== 'dir' && element.getAttribute(known) !== value) element.setAttribute(known, value);
  const { style } = page.documentElement;
  style.cssText = 'color-scheme: light dark';
  for (const [property, value] of propertiesOf(choices)) style.setProperty(property, value);
  if (page.dir !== choices.direction) page.dir = choices.direction;
  const part = CSS.escape(choices.part);
  sheet.replaceSync(
    part &&
      `${name}::part(${part}), ${name} [part~="${part}"] { outline: 3px solid #d6246e; outline-offset: 1px }`,
  );
  if (!isSame) page.querySelector('main')?.replaceChildren(element);
};

/** Starts the preview in a frame. The frame is as wide as the chosen device, and scaled down to the available space. */
export const startPreview = (
  stage: HTMLElement,
  onEvent: (type: string, detail: string) => void,
  onSite: (priceVersion: PriceVersion) => void,
) => {
  const frame = stage.querySelector('iframe');
  let width = 360;
  let chosen: Choices | undefined;
  let show = () => {};
  const fit = () => {
    if (!frame) return;
    const height = Math.max(leastHeight, frame.contentDocument?.body?.offsetHeight ?? 0);
    const scale = Math.min(1, stage.clientWidth / width);
    frame.style.cssText = `width: ${width}px; height: ${height}px; transform: scale(${scale}); margin-inline: ${scale < 1 ? '0' : 'auto'}`;
    stage.style.height = `${Math.ceil(height * scale)}px`;
  };
  frame?.addEventListener('load', () => {
    const page = frame.contentDocument;
    const view = page?.defaultView;
    if (!page || !view) return;
    for (const type of Object.keys(events))
      page.addEventListener(`octavo:${type}`, (event) => {
        // Prevents the navigation, so that the preview stays. The list of events shows the address.
        if (type === 'redirect') event.preventDefault();
        const { detail }: UnknownFields = Object(event);
        onEvent(type, detailText(detail));
      });
    view.octavo?.push(['ready', ({ config }: Bootstrap) => onSite(priceVersion(config))]);
    const sheet = new view.CSSStyleSheet();
    page.adoptedStyleSheets = [sheet];
    new view.ResizeObserver(fit).observe(page.body);
    show = () => chosen && showIn(page, sheet, chosen);
    show();
  });
  new ResizeObserver(fit).observe(stage);
  return {
    show: (choices: Choices) => {
      const { query } = choices;
      // Loads a new page for another query, because a widget reads the query of its page only once.
      if (frame && query !== chosen?.query) {
        show = () => {};
        frame.src = `preview/index.html${query ? `?${query}` : ''}`;
      }
      chosen = choices;
      show();
    },
    resize: (next: number) => {
      width = next;
      fit();
    },
  };
};
