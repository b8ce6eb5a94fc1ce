interface Outage {
  /** Called once for each outage, with the failure that began it. */
  begin: (failure: string) => void;
  /** Called once the outage is over. */
  end: () => void;
  /** Number of successive failures that are an outage. With more than one, short interruptions are not reported. */
  leastFailures?: number;
}

/**
 * Creates a function that reports the outages of something that the server depends on: each once when it begins, and once
 * when it is over. It is called after each attempt: with a sentence after a failure, with null after a success.
 */
export const createOutageWarning = ({ begin, end, leastFailures = 1 }: Outage) => {
  let failures = 0;
  return (failure: string | null): void => {
    const isOutage = failures >= leastFailures;
    failures = failure === null ? 0 : failures + 1;
    if (failure === null && isOutage) end();
    if (failure !== null && failures === leastFailures) begin(failure);
  };
};
