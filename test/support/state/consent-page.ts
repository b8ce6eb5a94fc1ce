import type { AnalyticsEvent } from '../../../src/tracking/analytics.ts';
import { createTracker } from '../../../src/tracking/tracker.ts';

export const asksConsent = '<script async type="text/plain" data-octavo data-consent="required"></script>';

/** Sets the consent attribute, as a consent banner does, and waits until the observers of the page have run. */
export const answerConsent = async (attributeValue: string, place = '[data-consent]') => {
  document.querySelector(place)?.setAttribute('data-consent', attributeValue);
  await new Promise((resolve) => setTimeout(resolve));
};

export const createTestTracker = (isCabinet = false, sink: (event: AnalyticsEvent) => void = () => {}) =>
  createTracker({ isCabinet, sinks: [sink] });
