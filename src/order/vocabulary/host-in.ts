/** Returns the host that `data-host` names, which may be written as an address, in capitals or between spaces. */
export const hostIn = (text: string): string => {
  try {
    return new URL(text.trim().replace(/^(https?:)?\/*/i, 'http://')).host;
  } catch {
    return text;
  }
};
