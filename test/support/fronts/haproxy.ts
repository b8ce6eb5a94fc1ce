import { startProgram } from '../services/start-program.ts';

/** Starts a real HAProxy with a configuration that listens on these ports. */
export const startHaproxy = (configuration: string, ports: readonly number[]): Promise<string> =>
  startProgram({
    name: 'HAProxy',
    path: '/usr/sbin/haproxy',
    configuration: () => configuration,
    words: (file) => ['-db', '-f', file],
    ports,
  });
