import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Bootstrap } from '../../order/vocabulary/site.ts';

/** Input of a prerendered widget. */
interface PrerenderedPage {
  site: Bootstrap;
  /** Hosts for links. `site` is a host with port; `api` and `cabinet` are origins with protocol. */
  hosts: { site: string; api: string; cabinet: string };
  /** Whether the page that includes the widget belongs to the cabinet. */
  isCabinet: boolean;
  /** Attributes of the widget's element by name. */
  attributes: Readonly<Record<string, string>>;
  /** Address of the widget's style sheet; null to put the styles into the HTML. */
  stylesheet: string | null;
  /** Whether to render the widget's content alone, without its element and styles. */
  isBare: boolean;
  /**
   * Whether long lists contain all options, which a page without scripts needs. Otherwise a list contains the chosen option
   * alone.
   */
  isWhole: boolean;
  /** Address of the same widget with complete lists. */
  wholeList: string;
}

type Render = (page: PrerenderedPage) => string;

/** Renderers by the names of widgets. The build compiles them from the browser's components (`src/embed/prerender`). */
export type Prerender = Readonly<
  Record<string, { render: Render; styles: string; viewStyles: (template: string) => string }>
>;

/** Loads the prerenderer of the build; null if the build has none. */
export const loadPrerender = async (dist: string): Promise<Prerender | null> => {
  const path = join(dist, 'server/prerender.js');
  return existsSync(path) ? (await import(pathToFileURL(path).href)).prerendered : null;
};
