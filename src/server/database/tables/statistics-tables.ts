/** One action of a visitor. Rows are small, because a day may have ten million. Texts are in `event_texts`, each once a day. */
export interface VisitorEventTable {
  at: number;
  site_id: number;
  /** Hash of the visitor's id. */
  visitor: number;
  /** Ids of the texts in `event_texts` with the action, the page and the device; 0 for none. */
  action_id: number;
  page_id: number;
  device_id: number;
}

/** A text of the events of one day, as JSON. */
export interface EventTextTable {
  /** Hash of day, site and text, so that all servers compute the same id without a query. */
  id: number;
  /** Start of the day in UTC. */
  day: number;
  text: string;
}

/** Number of events of one kind in one hour. These rows are kept when the events are deleted. */
export interface EventCountTable {
  /** Start of the hour in UTC. */
  hour: number;
  site_id: number;
  widget: string;
  template: string;
  action: string;
  campaign: string;
  count: number;
}
