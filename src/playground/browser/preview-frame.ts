import type { PriceVersion } from '../../order/vocabulary/site.ts';
import { type Choices, writeChoices } from '../choices/choices.ts';
import { isPreviewMessage } from '../preview/messages.ts';

/** Number of events that are kept in the list. */
const keptEvents = 50;
const leastHeight = 320;

const eventRow = (type: string, detail: string) => {
  const row = document.createElement('li');
  const name = document.createElement('b');
  name.textContent = `octavo:${type}`;
  row.append(name, ` ${detail}`);
  return row;
};

/** Starts the preview in a frame. The frame is as wide as the chosen device, and scaled down to the available space. */
export const startPreview = (
  stage: HTMLElement,
  list: HTMLElement,
  onSite: (priceVersion: PriceVersion) => void,
) => {
  const frame = stage.querySelector('iframe');
  let width = 360;
  let height = leastHeight;
  let isStarted = false;
  let wanted = '';
  let query = '';
  const fit = () => {
    if (!frame) return;
    const scale = Math.min(1, stage.clientWidth / width);
    frame.style.width = `${width}px`;
    frame.style.height = `${height}px`;
    frame.style.transform = `scale(${scale})`;
    frame.style.marginInline = scale < 1 ? '0' : 'auto';
    stage.style.height = `${Math.ceil(height * scale)}px`;
  };
  const send = () => isStarted && frame?.contentWindow?.postMessage(wanted, location.origin);
  addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== location.origin || source !== frame?.contentWindow || !isPreviewMessage(data)) return;
    if (data.kind === 'started') isStarted = true;
    if (data.kind === 'started') send();
    if (data.kind === 'site') onSite(data.priceVersion);
    if (data.kind === 'event') list.prepend(eventRow(data.type, data.detail));
    while (list.children.length > keptEvents) list.lastElementChild?.remove();
    if (data.kind !== 'height') return;
    height = Math.max(leastHeight, data.height);
    fit();
  });
  new ResizeObserver(fit).observe(stage);
  fit();
  return {
    show: (choices: Choices) => {
      wanted = writeChoices(choices);
      // Loads a new page for another query, because a widget reads the query of its page only once.
      if (frame && choices.query !== query) {
        query = choices.query;
        isStarted = false;
        frame.src = `preview/index.html${query ? `?${query}` : ''}`;
      }
      send();
    },
    resize: (next: number) => {
      width = next;
      height = leastHeight;
      fit();
    },
  };
};
