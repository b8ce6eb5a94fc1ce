/** One action of a visitor. It is small, because there may be ten million a day; repeated texts stand in `event_texts`. */
export interface VisitorEventTable {
  at: number;
  site_id: number;
  /** Hash of the visitor's id. */
  visitor: number;
  /** Action, page and device of the event: ids of texts of the same day; 0 for none. */
  action_id: number;
  page_id: number;
  device_id: number;
}

/** A text of the events of one day, as JSON. */
export interface EventTextTable {
  /** Hash of day, site and text, so that servers need not ask each other for it. */
  id: number;
  /** Start of the day in UTC. */
  day: number;
  text: string;
}

/** Number of events of a kind in an hour. These rows are kept after the events have been deleted. */
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
