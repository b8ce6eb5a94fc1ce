/** Returns the paths of all files below a folder. */
export function filesBelow(folder: string): Promise<string[]>;
