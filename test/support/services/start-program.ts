import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { stopAfter } from '../runner/suite/stop-after.mjs';
import { until } from '../server/until.ts';

interface Program {
  /** Name of the program in messages. Debian's package has the same name in lower case. */
  name: string;
  path: string;
  words: readonly string[];
  /** Folder of the program's files, which is removed with the suite. */
  folder: string;
  environment?: NodeJS.ProcessEnv;
  endsBy: 'SIGTERM' | 'SIGKILL';
  isReady: () => Promise<boolean>;
}

/** Throws an error with the command that installs a program, if the program is missing. */
export const requireProgram = (name: string, path: string): void => {
  if (!existsSync(path)) throw new Error(`${name} is not installed: apt-get install ${name.toLowerCase()}`);
};

/**
 * Starts a program; resolves once it is ready. The program ends with the suite. If it ends too early, the error has its output.
 */
export const startProgram = async (program: Program): Promise<void> => {
  const { name, path, words, folder, environment = process.env, endsBy, isReady } = program;
  const child = spawn(path, words, { env: environment, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  stopAfter(async () => {
    child.kill(endsBy);
    await ended;
    await rm(folder, { recursive: true, force: true });
  });
  await until(`${name} answers`, async () => {
    if (child.exitCode !== null) throw new Error(`${name} ended: ${said}`);
    return isReady();
  });
};
