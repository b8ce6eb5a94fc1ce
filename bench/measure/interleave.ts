/** A topic's share of the run: how often it measures, and when it has to be content with what it has. */
export interface Allowance {
  rounds: number;
  /** Epoch milliseconds. */
  until: number;
}

/**
 * Measures every subject once a round, each round beginning with another one, so that whatever else the machine does
 * falls on all of them alike. Ends early, after a whole round, when the time is used up. Answers in the subjects' order.
 */
export const interleave = async <Subject, Figure>(
  subjects: readonly Subject[],
  { rounds, until }: Allowance,
  measure: (subject: Subject) => Promise<Figure>,
): Promise<{ subject: Subject; figures: Figure[] }[]> => {
  const results = subjects.map((subject): { subject: Subject; figures: Figure[] } => ({
    subject,
    figures: [],
  }));
  for (let round = 0; round < rounds && (round === 0 || Date.now() < until); round += 1)
    for (const index of results.keys()) {
      const result = results[(index + round) % results.length];
      result?.figures.push(await measure(result.subject));
    }
  return results;
};
