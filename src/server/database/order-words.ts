/**
 * Characters at which words are split, because PostgreSQL would read the joined words as one: `covid-19`, `and/or`, addresses,
 * fractions.
 */
const joiningSigns = '-+./:@&?=%~#<>_‘’“”–—…';
const blanks = ' '.repeat(joiningSigns.length);

/** SQL for the words of an order on PostgreSQL. The index is made from it, so a change needs a migration with a new index. */
export const orderWords = `to_tsvector('simple', translate(code || ' ' || topic || ' ' || details, '${joiningSigns}', '${blanks}'))`;

export const wordIndex = `create index orders_by_single_words on orders using gin (${orderWords})`;

/** Returns PostgreSQL's query for orders with the beginnings of all words. The parser of the texts reads the words too. */
export const queryOfWords = (words: readonly string[]): string =>
  words
    .flatMap((word) => word.split(new RegExp(`[${joiningSigns.replace('-', '\\-')}]+`, 'u')))
    .filter((word) => /[^\p{P}\p{S}]/u.test(word))
    .map((word) => `'${word.replace(/['\\]/g, '$&$&')}':*`)
    .join(' & ');
