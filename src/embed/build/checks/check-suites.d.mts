/** Throws if a suite uses something of Vest that the stand-in lacks. `config` names the compiler's settings. */
export function checkSuites(config?: string): Promise<void>;
