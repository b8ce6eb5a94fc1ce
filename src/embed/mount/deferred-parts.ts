// Parts that every widget with state needs after its first price, in one file so that they cost one request.
export { followPage } from './follow-page.ts';
export { createPageClient } from './page-client.ts';
export { createWidgetTracker } from './widget-tracker.ts';
