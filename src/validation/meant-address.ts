/** Providers with many customers. Short names are missing, because real domains differ from them by one letter. */
const domains = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com',
  'icloud.com',
  'protonmail.com',
];

/** Counts the letters to insert, remove, replace or swap with the next one (optimal string alignment). */
const countEdits = (from: string, to: string) => {
  const rows: number[][] = [];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let i = 0; i <= from.length; i += 1) {
    const row: number[] = [];
    rows.push(row);
    for (let j = 0; j <= to.length; j += 1) {
      const isSwap = from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      const replaced = at(i - 1, j - 1) + (from[i - 1] === to[j - 1] ? 0 : 1);
      const steps = [at(i - 1, j) + 1, at(i, j - 1) + 1, replaced, isSwap ? at(i - 2, j - 2) + 1 : replaced];
      row.push(i + j === 0 ? 0 : Math.min(...steps));
    }
  }
  return at(from.length, to.length);
};

const nameBeforeDot = (domain: string) => domain.split('.')[0];

/**
 * Returns how far a domain is from that of a provider. Mistyped domains begin with the right letter, and most have one
 * or two mistakes. If only the ending differs, it may be that of another country, so one mistake counts at most.
 */
const distance = (typed: string, domain: string) => {
  const isFar = typed[0] !== domain[0] || Math.abs(typed.length - domain.length) > 2;
  if (isFar) return Number.POSITIVE_INFINITY;
  const edits = countEdits(typed, domain);
  return nameBeforeDot(typed) === nameBeforeDot(domain) && edits > 1 ? Number.POSITIVE_INFINITY : edits;
};

/** Returns the address that was probably meant; null if the domain looks right. */
export const meantAddress = (email: string): string | null => {
  const start = email.lastIndexOf('@') + 1;
  const typed = email.slice(start).toLowerCase();
  const distances = domains.map((domain) => ({ domain, edits: distance(typed, domain) }));
  const [closest] = distances.sort((one, other) => one.edits - other.edits);
  return start && closest && closest.edits > 0 && closest.edits <= 2
    ? email.slice(0, start) + closest.domain
    : null;
};
