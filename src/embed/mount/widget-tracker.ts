import { visitorAction } from '../../api/calls/statistics.ts';
import { dataLayerSink, elementSink } from '../../tracking/analytics.ts';
import { createStatistics, type StatisticsOptions } from '../../tracking/statistics.ts';
import { createTracker, type Tracker, type TrackerOptions } from '../../tracking/tracker.ts';
import type { EntryContext } from './mount.ts';

interface Tracked extends Pick<EntryContext, 'hosts' | 'emit'> {
  site: { config: StatisticsOptions['config'] };
  options: StatisticsOptions['options'];
  isShowCounted?: boolean | undefined;
}

/**
 * Creates a widget's tracker. It reports events on the element, to the page's dataLayer and, with consent, to the
 * provider. It leaves out the action Show if the loader records it.
 */
export const createWidgetTracker = (
  { site, hosts, options, emit, isShowCounted }: Tracked,
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
  const record: Tracker['record'] = (event) => {
    if (event.action !== 'Show' || !isShowCounted) tracker.record(event);
  };
  return { ...tracker, record };
};
