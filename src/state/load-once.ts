/** Loads on first use and remembers; a load that failed is forgotten, so that it can be repeated. */
export const loadOnce = <Loaded>(load: () => Promise<Loaded>): (() => Promise<Loaded>) => {
  let loading: Promise<Loaded> | undefined;
  return () => {
    loading ??= load().catch((reason) => {
      loading = undefined;
      throw reason;
    });
    return loading;
  };
};
