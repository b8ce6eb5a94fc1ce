/** Whether asking again may help: the line broke or the server could not answer. */
export const isPassing = ({ status }: { status: number }): boolean =>
  status === 0 || status === 429 || status >= 500;
