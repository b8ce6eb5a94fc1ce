export type Mode = 'quick' | 'full';

/** Marks dist/ as unfinished. Returns a function that marks it as built from the sources as they were before. */
export function startBuild(root: string, mode: Mode): Promise<() => Promise<void>>;

/** Returns true if dist/ holds a finished build of the present sources, in this mode or one that holds more. */
export function isBuilt(root: string, mode: Mode): Promise<boolean>;
