import type { Hosts } from '../../state/page/context.ts';
import type { WidgetRow } from '../mount/widget-module.ts';
import { type Adapt, createLifecycle, type HeightsOf, type Loaders } from './lifecycle.ts';

/** Defines `<octavo-NAME>`. */
export const defineWidget = (
  name: string,
  hosts: Hosts,
  row: WidgetRow,
  heightsOf: HeightsOf,
  adapt: Adapt,
  loaders: Loaders,
) =>
  customElements.define(
    `octavo-${name}`,
    class extends HTMLElement {
      #update = createLifecycle(
        this,
        name,
        this.attachShadow({ mode: 'open' }),
        hosts,
        row,
        heightsOf,
        adapt,
        loaders,
      );
      connectedCallback() {
        this.#update();
      }
      disconnectedCallback() {
        this.#update();
      }
    },
  );
