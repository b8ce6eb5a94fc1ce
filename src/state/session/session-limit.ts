type Act<Values extends unknown[], Outcome> = (...values: Values) => Promise<Outcome>;

export interface SessionLimit {
  /**
   * Wraps a function so that its promise never settles if the session ends meanwhile. What waits for it then stops, and
   * changes nothing in the form of the next person.
   */
  within<Values extends unknown[], Outcome>(act: Act<Values, Outcome>): Act<Values, Outcome>;
  /** Ends the session for all promises so far. */
  end(): void;
}

export const createSessionLimit = (): SessionLimit => {
  let session = 0;
  return {
    within:
      (act) =>
      async (...values) => {
        const own = session;
        const outcome = act(...values);
        await outcome.catch(() => {});
        return own === session ? outcome : new Promise(() => {});
      },
    end: () => {
      session += 1;
    },
  };
};
