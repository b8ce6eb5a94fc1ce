/** Creates a promise that a test resolves at a chosen time. */
export const controlledPromise = <Value>() => {
  let resolvePromise: (value: Value) => void = () => {};
  const promise = new Promise<Value>((resolve) => {
    resolvePromise = resolve;
  });
  return { promise, resolvePromise };
};
