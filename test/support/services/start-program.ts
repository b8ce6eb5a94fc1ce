import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { stopAfter } from '../runner/suite/stop-after.mjs';
import { until } from '../server/until.ts';

interface Program {
  /** Name in messages. The package of Debian has the same name in lower case. */
  name: string;
  path: string;
  words: readonly string[];
  /** Folder of its files, which is removed in the end. */
  folder: string;
  environment?: NodeJS.ProcessEnv;
  endsBy: 'SIGTERM' | 'SIGKILL';
  isReady: () => Promise<boolean>;
}

/** Throws a sentence that says how to install a program that is missing. */
export const requireProgram = (name: string, path: string): void => {
  if (!existsSync(path)) throw new Error(`${name} is not installed: apt-get install ${name.toLowerCase()}`);
};

/** Starts a program and resolves once it is ready. The suite ends it. If it ends before, the error has what it said. */
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
