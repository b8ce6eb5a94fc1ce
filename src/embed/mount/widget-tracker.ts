import { visitorAction } from '../../api/calls/statistics.ts';
import { dataLayerSink, elementSink } from '../../tracking/analytics.ts';
import { createStatistics } from '../../tracking/statistics.ts';
import { createTracker, type TrackerOptions } from '../../tracking/tracker.ts';
import type { Basics } from './mount.ts';

/** A widget's tracker: it tells the element, the page's dataLayer and, with consent, the provider. */
export const createWidgetTracker = ({ site, hosts, emit }: Basics, onVisitor?: TrackerOptions['onVisitor']) =>
  createTracker({
    onVisitor,
    isCabinet: hosts.isCabinet,
    sinks: [elementSink(emit), dataLayerSink()],
    createStatistics: (visitor) => {
      const identity = encodeURIComponent(`my.${hosts.site}`);
      const address = `${hosts.api}${visitorAction.path}?identity=${identity}`;
      return createStatistics({ address, config: site.config, visitor });
    },
  });
