/** Oldest supported browsers as esbuild targets. */
export const targets: string[];
