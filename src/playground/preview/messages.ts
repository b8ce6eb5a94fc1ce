import type { UnknownFields } from '../../order/unknown-fields.ts';
import type { PriceVersion } from '../../order/vocabulary/site.ts';

/** Messages that the preview sends to the playground. */
export type PreviewMessage =
  | { kind: 'started' }
  | { kind: 'site'; priceVersion: PriceVersion }
  | { kind: 'height'; height: number }
  | { kind: 'event'; type: string; detail: string };

/** Returns whether a message comes from the preview, because other scripts of the page may send messages, too. */
export const isPreviewMessage = (data: unknown): data is PreviewMessage => {
  const { kind }: UnknownFields = Object(data);
  return ['started', 'site', 'height', 'event'].some((known) => known === kind);
};
