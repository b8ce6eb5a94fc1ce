import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Throws if a validation suite uses a part of Vest that the stand-in lacks: another export, or a test that is
 * asynchronous or returns no boolean. `config` makes the compiler read the stand-in's types instead of Vest's.
 */
export const checkSuites = async (config = 'src/embed/build/checks/tsconfig.suites.json') => {
  try {
    await run(process.execPath, ['node_modules/typescript/bin/tsc', '-p', config, '--pretty', 'false']);
  } catch ({ stdout, message }) {
    const sentence =
      'A suite uses something of Vest that src/embed/stand-ins/vest.ts lacks, so browsers would check less:';
    throw new Error(`${sentence}\n${stdout || message}`);
  }
};
