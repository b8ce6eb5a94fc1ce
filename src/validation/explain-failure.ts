/** Explanations of failure messages for customers, without a full stop. The first matching row applies. */
const meanings: readonly [pattern: RegExp, meaning: string][] = [
  [/^Network Error$/, 'Our server could not be reached. Check your connection'],
  [/^timeout of /, 'Our server took too long to answer. It may be quicker in a minute'],
  [/status code 5/, 'Our server has a problem. It is often over in a minute'],
  [
    /status code 4/,
    'Our server did not accept this. Please reload the page, or write to us if that does not help',
  ],
];

/** Appends an explanation to the technical message of a failed call. Other messages are returned unchanged. */
export const explainFailure = (message: string): string => {
  const found = meanings.find(([pattern]) => pattern.test(message));
  return found ? `${message}. ${found[1]}` : message;
};
