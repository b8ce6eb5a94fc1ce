type Task<Values extends unknown[], Outcome> = (...values: Values) => Promise<Outcome>;

/** Creates the lifetime of the session of an order form. */
export const createSessionLifetime = () => {
  let session = 0;
  return {
    /**
     * Wraps a function so that its promise never settles if the session ends meanwhile. What waits for it then stops, and
     * changes nothing in the form of the next person.
     */
    bindToSession:
      <Values extends unknown[], Outcome>(task: Task<Values, Outcome>): Task<Values, Outcome> =>
      async (...values) => {
        const own = session;
        const outcome = task(...values);
        await outcome.catch(() => {});
        return own === session ? outcome : new Promise(() => {});
      },
    /** Ends the session. Promises of functions that are called from then on belong to the next one. */
    end: () => {
      session += 1;
    },
  };
};

export type SessionLifetime = ReturnType<typeof createSessionLifetime>;
