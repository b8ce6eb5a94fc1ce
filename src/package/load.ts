import type { scriptAttributes } from '../public-interface/attributes.ts';
import type { OctavoApi } from '../public-interface/script-api.ts';
import { siteOf } from '../public-interface/script-site.ts';

export type { OctavoApi } from '../public-interface/script-api.ts';

type OptionOf<Attribute> = Attribute extends `data-${infer Option}` ? Option : never;

/**
 * Data attributes of the script, without `data-`: `host`, `api`, `cabinet`, `nonce`, `consent`, `hand-off`. `integrity` is the
 * hash of a script of one release, so that the browser refuses every other script.
 */
export type ScriptOptions = {
  [Option in OptionOf<keyof typeof scriptAttributes> | 'integrity']?: string | undefined;
};

/** `<script>` element with the state of its loading, which all copies of this module on a page share. */
interface LoadingScript extends HTMLScriptElement {
  octavo?: Promise<OctavoApi> | null;
}

const createScript = (src: string, { integrity, ...options }: ScriptOptions): LoadingScript => {
  const script = document.createElement('script');
  if (options.nonce) script.nonce = options.nonce;
  if (integrity) Object.assign(script, { integrity, crossOrigin: 'anonymous' });
  for (const [name, value] of Object.entries({ ...options, octavo: '' }))
    if (value !== undefined) script.setAttribute(`data-${name}`, value);
  return Object.assign(script, { async: true, src });
};

const addScript = (script: LoadingScript, site: string) =>
  new Promise<OctavoApi>((resolve, reject) => {
    const fail = (what: string) => {
      script.octavo = null;
      reject(
        new Error(
          `${what} ${script.src}, so the widgets of ${site} are not shown. Check the address, the connection and the content security policy of the page. The next call tries again.`,
        ),
      );
    };
    script.onload = () =>
      window.octavo?.version ? resolve(window.octavo) : fail('The answer is not the script of Octavo at');
    script.onerror = () => fail('The script of Octavo could not be loaded from');
    document.head.append(script);
  });

/**
 * Loads a script of Octavo once for each site, with the data attributes of `options`, and returns `window.octavo`, which all
 * sites of the page share. Returns null on a server. After a failure, the next call tries again.
 */
export const loadOctavo = async (src: string, options: ScriptOptions = {}): Promise<OctavoApi | null> => {
  if (typeof document === 'undefined') return null;
  const site = siteOf(src, options.host);
  const scripts = [
    ...document.querySelectorAll<LoadingScript>(
      'script[data-octavo]:not([src*=params-setter]),script[src*="octavo.js"]',
    ),
  ];
  const siteScripts = scripts.filter((script) => siteOf(script.src, script.dataset.host) === site);
  const usableScripts = siteScripts.filter(({ octavo }) => octavo !== null);
  const loading = usableScripts.find(({ octavo }) => octavo);
  if (loading?.octavo) return loading.octavo;
  // A page without a script of this site gets one, which names this site to the running script. The running script may no
  // longer be in the page. It then serves only calls that name no site.
  const isOwn = usableScripts.length || !(scripts.length || options.host);
  if (window.octavo?.version && isOwn) return window.octavo;
  const script = createScript(src, options);
  script.octavo = addScript(script, site);
  return script.octavo;
};
