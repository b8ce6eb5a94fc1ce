/** First view of a widget, as the server renders it. */
type View = readonly [template: string, html: string, styles: string];

/** First views in a script, by the name of the widget. */
export type Views = Readonly<Record<string, View | undefined>>;
