import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stopAfter } from '../runner/suite/stop-after.mjs';
import { temporaryFolder } from '../temporary-folder.ts';
import { until } from '../until.ts';
import { accepts } from './free-port.ts';

interface Program {
  /** Name of the program in messages. Debian's package has the same name in lower case. */
  name: string;
  path: string;
  /** Text of the configuration file, which is in a new folder. */
  configuration: (folder: string) => string;
  words: (file: string, folder: string) => readonly string[];
  /** Ports on which the program listens once it is ready. */
  ports: readonly number[];
  environment?: (folder: string) => NodeJS.ProcessEnv;
  endsBy?: 'SIGTERM' | 'SIGKILL';
}

/** Throws an error with the command that installs a program, if the program is missing. */
export const requireProgram = (name: string, path: string): void => {
  if (!existsSync(path)) throw new Error(`${name} is not installed: apt-get install ${name.toLowerCase()}`);
};

/**
 * Starts a program with a configuration; resolves with its folder once it accepts connections. The program ends with the suite.
 * If it ends too early, the error has its output.
 */
export const startProgram = async (program: Program): Promise<string> => {
  const { name, path, configuration, words, ports, environment, endsBy = 'SIGTERM' } = program;
  requireProgram(name, path);
  const folder = await temporaryFolder();
  // Some programs continue as another user, who reads the configuration too.
  await chmod(folder, 0o755);
  const file = join(folder, 'configuration');
  await writeFile(file, configuration(folder), { mode: 0o644 });
  const env = { ...process.env, ...environment?.(folder) };
  const child = spawn(path, words(file, folder), { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  stopAfter(async () => {
    child.kill(endsBy);
    await ended;
  });
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`${name} ended: ${said}`);
    return (await Promise.all(ports.map(accepts))).every(Boolean);
  });
  return folder;
};
