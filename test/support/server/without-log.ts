/** Returns the text of an error stream without the lines of the log. */
export const withoutLog = (text: string): string => text.replace(/^\{"level".*\n?/gm, '');
