export type TokenValue = 'colour' | 'length' | 'font-family' | 'box-shadow';

interface TokenRow {
  /** Names of tokens that belong together, without `--octavo-`. */
  names: readonly string[];
  value: TokenValue;
  /** Effect of the tokens, as the guide describes it. */
  changes: string;
}

/** Every custom property that changes the look of the widgets. */
export const tokens: readonly TokenRow[] = [
  {
    names: ['accent', 'on-accent'],
    value: 'colour',
    changes: 'main button, focus ring, chosen option; text on them',
  },
  { names: ['ink', 'muted'], value: 'colour', changes: 'text, secondary text' },
  { names: ['surface', 'popup'], value: 'colour', changes: 'background of the card; of lists and dialogs' },
  { names: ['field', 'edge'], value: 'colour', changes: 'background and outline of inputs' },
  { names: ['line'], value: 'colour', changes: 'hairlines' },
  { names: ['danger', 'success'], value: 'colour', changes: 'errors; applied and done' },
  { names: ['font', 'heading-font'], value: 'font-family', changes: 'font; font of headings' },
  { names: ['radius', 'padding'], value: 'length', changes: 'corners; inner space of the card' },
  { names: ['shadow'], value: 'box-shadow', changes: 'shadow of the card' },
  { names: ['sticky-top'], value: 'length', changes: "height of the page's sticky header" },
  { names: ['button-background', 'button-ink'], value: 'colour', changes: 'buttons' },
  { names: ['button-radius', 'field-radius'], value: 'length', changes: 'corners of buttons; of fields' },
  { names: ['field-edge', 'label-ink'], value: 'colour', changes: 'outline of fields; their labels' },
  { names: ['price-ink'], value: 'colour', changes: 'the price' },
  { names: ['error-background', 'error-ink'], value: 'colour', changes: 'errors on wide screens' },
  { names: ['tooltip-background', 'tooltip-ink'], value: 'colour', changes: 'tooltips' },
  { names: ['option-background'], value: 'colour', changes: 'the chosen option of a list' },
];
