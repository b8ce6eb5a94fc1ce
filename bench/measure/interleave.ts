/** Number of rounds, and the minutes after which no further round begins. */
export interface Allowance {
  rounds: number;
  minutes: number;
}

/**
 * Measures every subject once in each round. Each round begins with another subject, so that other work of the machine
 * affects all subjects alike. Stops after the round in which the allowed time ends. Returns the results in the sequence of
 * the subjects.
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
  const deadline = Date.now() + minutes * 60_000;
  for (let round = 0; round < rounds && (round === 0 || Date.now() < deadline); round += 1)
    for (const index of results.keys()) {
      const result = results[(index + round) % results.length];
      result?.figures.push(await measure(result.subject));
    }
  return results;
};
