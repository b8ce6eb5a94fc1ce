/** Returns the name of a site in acts. The port is left out, because the command line may have another one. */
export const nameOf = ({ host }: { host: string }): string => host.replace(/:\d+$/, '');
