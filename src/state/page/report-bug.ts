/** Reports an error that no code expects on the console, for the site owner. The visitor reads that the action has failed. */
export const reportBug = (error: unknown): void => console.error('octavo:', error);
