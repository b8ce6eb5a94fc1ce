import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Bootstrap } from '../../order/vocabulary/site.ts';

/** Input of a prerendered widget. */
export interface PrerenderedPage {
  site: Bootstrap;
  /** Addresses for links: `site` is a host with port, the others are full origins. */
  hosts: { site: string; api: string; cabinet: string };
  /** Whether the page that includes the widget belongs to the cabinet. */
  isCabinet: boolean;
  /** Attributes of the widget's element by name. */
  attributes: Readonly<Record<string, string>>;
  stylesheet: string;
}

/** Renders widgets as HTML. The build compiles it from the browser's components (src/embed/mount/prerender.tsx). */
export interface Prerender {
  priceList(page: PrerenderedPage): string;
}

/** Loads the prerenderer of the build; null if the build has none. */
export const loadPrerender = async (dist: string): Promise<Prerender | null> => {
  const path = join(dist, 'server/prerender.js');
  return existsSync(path) ? import(pathToFileURL(path).href) : null;
};
