import { type Bootstrap, priceVersion } from '../../order/vocabulary/site.ts';
import { events } from '../../public-interface/events.ts';
import { attributesOf, type Choices, propertiesOf, readChoices, writeChoices } from '../choices/choices.ts';
import type { PreviewMessage } from './messages.ts';

const send = (message: PreviewMessage) => parent.postMessage(message, location.origin);

/**
 * Returns the detail of an event as text. Errors and responses are converted separately, because JSON would show them
 * empty.
 */
const detailText = (detail: unknown) => {
  if (detail instanceof Error) return String(detail);
  if (detail instanceof Response) return `status ${detail.status}`;
  // The text has spaces between its parts, because lines break at spaces and not inside names.
  return JSON.stringify(detail, null, 1)?.replace(/\n\s*/g, ' ');
};

/**
 * Shows the chosen widget. The element is kept as long as the widget and the tree in which it is rendered are the same, so
 * that typed values stay.
 */
const show = (choices: Choices) => {
  const name = `octavo-${choices.widget}`;
  const before = document.querySelector('main')?.firstElementChild;
  const attributes: Record<string, string> = { ...attributesOf(choices), loading: 'eager' };
  const isSame =
    before?.localName === name && (before.getAttribute('data-dom') ?? '') === (attributes['data-dom'] ?? '');
  const element = isSame ? before : document.createElement(name);
  for (const known of element.getAttributeNames())
    if (!(known in attributes) && !known.startsWith('data-')) element.removeAttribute(known);
  for (const [known, value] of Object.entries(attributes))
    if (known !== 'dir' && element.getAttribute(known) !== value) element.setAttribute(known, value);
  const { style, dir } = document.documentElement;
  for (const property of [...style]) style.removeProperty(property);
  for (const [property, value] of propertiesOf(choices)) style.setProperty(property, value);
  style.setProperty('color-scheme', choices.scheme || 'light dark');
  if (dir !== choices.direction) document.documentElement.dir = choices.direction;
  if (element !== before) document.querySelector('main')?.replaceChildren(element);
};

for (const type of Object.keys(events))
  document.addEventListener(`octavo:${type}`, (event) => {
    // Prevents the navigation, so that the preview stays. The list of events shows the address.
    if (type === 'redirect') event.preventDefault();
    send({ kind: 'event', type, detail: detailText(event instanceof CustomEvent ? event.detail : null) });
  });

window.octavo ??= [];
window.octavo.push([
  'ready',
  ({ config }: Bootstrap) => send({ kind: 'site', priceVersion: priceVersion(config) }),
]);

let shown = '';
addEventListener('message', ({ origin, data }: MessageEvent<unknown>) => {
  if (origin !== location.origin || typeof data !== 'string') return;
  const choices = readChoices(data);
  const wanted = writeChoices(choices);
  if (wanted === shown) return;
  shown = wanted;
  show(choices);
});

new ResizeObserver(() => send({ kind: 'height', height: document.documentElement.scrollHeight })).observe(
  document.body,
);
send({ kind: 'started' });
