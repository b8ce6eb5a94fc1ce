import { sheetOf } from '../../src/embed/mount/host-styles.ts';
import { styles } from '../../src/widgets/calculator/styles.ts';
import type { SiteData } from './calculation.ts';

declare const __SITE__: SiteData;

/** The site's bootstrap document. The build of the bench writes it into the bundle, like the server into the loader. */
export const site = __SITE__;

/**
 * Defines the element with Octavo's name and look, so that the same page and probe can measure every peer. `mount` fills
 * the given block and returns its cleanup function. `ownStyles` are the styles that a peer's markup needs besides Octavo's
 * look.
 */
export const defineCalculator = (mount: (container: HTMLElement) => () => void, ownStyles = '') => {
  const sheets = [':host{display:block;container-type:inline-size}', ...styles, ownStyles].map(sheetOf);
  customElements.define(
    'octavo-calculator',
    class extends HTMLElement {
      #end = () => {};
      connectedCallback() {
        const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
        root.adoptedStyleSheets = sheets;
        const container = document.createElement('div');
        root.replaceChildren(container);
        this.#end = mount(container);
      }
      disconnectedCallback() {
        this.#end();
      }
    },
  );
};
