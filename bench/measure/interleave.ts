/** How often something is measured, and after how many minutes no further round begins. */
export interface Allowance {
  rounds: number;
  minutes: number;
}

/**
 * Measures every subject once in each round. Each round begins with another subject, so that other load of the machine
 * affects all of them alike. Ends after a whole round when the time is used up. Returns results in the subjects' order.
 */
export const interleave = async <Subject, Figure>(
  subjects: readonly Subject[],
  { rounds, minutes }: Allowance,
  measure: (subject: Subject) => Promise<Figure>,
): Promise<{ subject: Subject; figures: Figure[] }[]> => {
  const results = subjects.map((subject): { subject: Subject; figures: Figure[] } => ({
    subject,
    figures: [],
  }));
  const until = Date.now() + minutes * 60_000;
  for (let round = 0; round < rounds && (round === 0 || Date.now() < until); round += 1)
    for (const index of results.keys()) {
      const result = results[(index + round) % results.length];
      result?.figures.push(await measure(result.subject));
    }
  return results;
};
