import type { UnknownFields } from '../../order/unknown-fields.ts';
import type { PriceVersion } from '../../order/vocabulary/site.ts';

/** Messages of the preview to the playground. */
export type PreviewMessage =
  | { kind: 'started' }
  | { kind: 'site'; priceVersion: PriceVersion }
  | { kind: 'height'; height: number }
  | { kind: 'event'; type: string; detail: string };

/** Returns whether data come from the preview. Other scripts of the page may send messages, too. */
export const isPreviewMessage = (data: unknown): data is PreviewMessage => {
  const { kind }: UnknownFields = Object(data);
  return ['started', 'site', 'height', 'event'].some((known) => known === kind);
};
