/** Lists the features of a script that the oldest browsers of the range lack, without the allowed enhancements. */
export function newerApis(text: string): string[];
