export function writeEnglish(source: string, path: string): Promise<string | undefined>;
