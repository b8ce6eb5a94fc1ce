/** Whether asking again may help: the line broke or the server could not answer. */
export const isTransient = ({ status }: { status: number }): boolean =>
  status === 0 || status === 429 || status >= 500;
