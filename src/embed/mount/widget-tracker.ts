import { visitorAction } from '../../api/calls/statistics.ts';
import { dataLayerSink, elementSink } from '../../tracking/analytics.ts';
import { createStatistics } from '../../tracking/statistics.ts';
import { createTracker, type Tracker, type TrackerOptions } from '../../tracking/tracker.ts';
import type { EntryContext } from './mount.ts';

/**
 * Creates a widget's tracker. It reports events on the element, to the page's dataLayer and, with consent, to the
 * provider. The action Show waits until the visitor has seen the widget.
 */
export const createWidgetTracker = (
  { site, hosts, options, emit, seen }: EntryContext,
  onVisitor?: TrackerOptions['onVisitor'],
) => {
  const tracker = createTracker({
    onVisitor,
    readVisitor: hosts.readVisitor,
    isCabinet: location.href.startsWith(hosts.cabinet),
    sinks: [elementSink(emit), dataLayerSink(hosts.prefix && hosts.site)],
    createStatistics: (visitor) => {
      const identity = encodeURIComponent(`my.${hosts.site}`);
      const address = `${hosts.api}${visitorAction.path}?identity=${identity}`;
      return createStatistics({ address, config: site.config, options, visitor });
    },
  });
  let isEnded = false;
  const record: Tracker['record'] = (event) => {
    if (event.action !== 'Show' || !seen) return tracker.record(event);
    seen.then(() => isEnded || tracker.record(event));
  };
  const destroy = () => {
    isEnded = true;
    tracker.destroy();
  };
  return { ...tracker, record, destroy };
};
