/** Changes that were measured and rejected, because they did not help. Sizes in kB are compressed with brotli. */
const rejectedChanges: readonly (readonly [change: string, result: string])[] = [
  [
    'fetchpriority="high" on octavo.js and on the link that preloads its chunk',
    'Within the spread of 16 rounds in turn.',
  ],
  ['Short names for our own properties', '0.6 kB less; a name that is also data would break unseen.'],
  ['Preact 10 and signals 1.8', '0.4 kB less, for versions that are no longer developed.'],
  [
    'Vest itself in the browser',
    '4.6 weighs 5 kB more than the suite runner in its place, 5 and 6 weigh 14 to 18.',
  ],
  [
    'Fewer rows of a long list at once: 36 and first 12, or 30 and first 9, and not 45 and first 15',
    'Opened, filtered and scrolled within the spread of 12 rounds in turn.',
  ],
  [
    'content-visibility on each row of a list',
    'With 45 rows at most it spares nothing: clearing a search took 45 ms and not 36, filtering 50 and not 47 (10 rounds in turn).',
  ],
  [
    'Rows of a new search in the frame after its keystroke, and the old ones removed as one node',
    'Filtered within the spread of 14 rounds in turn; clearing took 31 ms and not 41, for results that come a frame later.',
  ],
  [
    'The style sheet of a prerendered widget in the page’s head, every rule bound to `:host` so that it changes nothing there',
    'Calculator: text after 452 ms and price after 448, with inline styles 428 and 415 (34 rounds in turn). Order form: 484 and 473, inline 436 and 426 (28 rounds).',
  ],
  [
    'The choice of language and of a split template in a file of its own',
    'octavo.js would weigh 0.2 kB less; a page in another language would wait for one request more.',
  ],
  [
    'Asking once whether a visitor wants reduced motion, and not at each change of a price',
    'A new query took 2 µs, a kept one 0.5 µs, with and without styles that had changed (200 times each).',
  ],
  ["Valtio's record of what a component reads", '0.7 kB more than parts that name what they read.'],
];

/** The section of RESULTS.md about rejected changes, as Markdown. */
export const triedText = [
  '## Tried, and left',
  '',
  ...rejectedChanges.map(([change, result]) => `- ${change}: ${result}`),
  '',
].join('\n');
