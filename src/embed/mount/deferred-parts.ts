// What a widget with state has of the page once it is shown: one file, asked for once.
export { followPage } from './follow-page.ts';
export { createPageClient } from './page-client.ts';
export { createWidgetTracker } from './widget-tracker.ts';
