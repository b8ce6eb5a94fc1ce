/** Returns whether a retry may succeed: no response, too many requests, or an error of the server. */
export const isTransient = ({ status }: { status: number }): boolean =>
  status === 0 || status === 429 || status >= 500;
