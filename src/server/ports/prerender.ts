import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Bootstrap } from '../../order/vocabulary/site.ts';

/** What is drawn, for whom, and where its links and its style sheet are. */
export interface PrerenderedPage {
  site: Bootstrap;
  /** `site` is a host with port, the others are full origins. */
  hosts: { site: string; api: string; cabinet: string; isCabinet: boolean };
  /** Of the widget's element, by name. */
  attributes: Readonly<Record<string, string>>;
  stylesheet: string;
}

/** Draws widgets as HTML. The build makes it of the browser's own components (src/embed/mount/prerender.tsx). */
export interface Prerender {
  priceList(page: PrerenderedPage): string;
}

/** Null where the build has left none. */
export const loadPrerender = async (dist: string): Promise<Prerender | null> => {
  const path = join(dist, 'server/prerender.js');
  return existsSync(path) ? import(pathToFileURL(path).href) : null;
};
