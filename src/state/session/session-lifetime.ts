type Act<Values extends unknown[], Outcome> = (...values: Values) => Promise<Outcome>;

export interface SessionLifetime {
  /**
   * Wraps a function so that its promise never settles if the session ends meanwhile. What waits for it then stops, and
   * changes nothing in the form of the next person.
   */
  within<Values extends unknown[], Outcome>(act: Act<Values, Outcome>): Act<Values, Outcome>;
  /** Ends the session. Promises of functions that are called from then on belong to the next one. */
  end(): void;
}

/** Creates the lifetime of the session of an order form. */
export const createSessionLifetime = (): SessionLifetime => {
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
