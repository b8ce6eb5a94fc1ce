/** Returns the anchor of a table entry: `event-order-created`. */
export const idOf = (kind: string, name: string): string =>
  `${kind}-${name.replace(/[^\w-]+/g, '-').replace(/-+$/, '')}`;

/** Returns a name as code with an anchor, so that links can point to it. */
export const named = (kind: string, name: string, shown = name): string =>
  `<code id="${idOf(kind, name)}">${shown.replaceAll('*', '&#42;')}</code>`;

/** Returns names as code with anchors, one a line of a table's cell. */
export const allNamed = (kind: string, names: readonly string[], prefix = ''): string =>
  names.map((name) => named(kind, name, prefix + name)).join('<br>');

/** Escapes a text for a cell of a Markdown table. */
export const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('*', '&#42;');

/** Returns a Markdown table. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
