/** Lists the features of a style sheet that the oldest browsers of the range lack. Ignores the content of `@supports`. */
export function newerStyles(text: string): string[];
