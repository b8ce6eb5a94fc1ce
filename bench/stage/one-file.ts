// The calculator as one script, for the topic about forms of delivery. It contains loader, widget and the site's bootstrap
// document, and no first view.

import { mount } from '../../src/embed/entries/calculator.tsx';
import heights from '../../src/embed/loader/heights.json';
import { hostsOf } from '../../src/embed/loader/hosts.ts';
import { defineWidget } from '../../src/embed/loader/start.ts';
import type { Bootstrap } from '../../src/order/vocabulary/site.ts';

declare const __SITE__: Bootstrap;

defineWidget(
  'calculator',
  hostsOf({}, location.href),
  [heights.calculator],
  () => heights.calculator,
  () => false,
  { preload: () => {}, loadWidget: () => Promise.all([__SITE__, mount]), count: async () => undefined },
);
