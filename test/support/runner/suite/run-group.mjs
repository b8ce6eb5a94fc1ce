// Runs several suites one after another in one process: `node run-group.mjs FILE…`. WINDOW names the module that opens
// happy-dom's windows, if the suites are those of components.
import { writeSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

// With UVU_DEFER, uvu starts no suite when it is loaded.
globalThis.UVU_DEFER = 1;
const { exec } = await import('uvu');
const { endFailed, printLedger } = await import('./counted-uvu.mjs');
const window = process.env.WINDOW ? await import(process.env.WINDOW) : null;

/** Runs a suite; returns the exit code that a process with this suite alone would have. */
const runSuite = async (file) => {
  globalThis.UVU_QUEUE.splice(0, Infinity, [null]);
  process.exitCode = 0;
  try {
    await window?.renewWindow();
    await import(pathToFileURL(file).href);
    await exec();
  } catch (error) {
    console.error(error);
    return 1;
  }
  return process.exitCode;
};

const codes = [];
for (const [index, file] of process.argv.slice(2).entries()) {
  const started = performance.now();
  writeSync(1, `\nsuite ${index} begins\n`);
  const code = await runSuite(file);
  printLedger();
  writeSync(1, `suite ${index} ended ${JSON.stringify({ code, ms: performance.now() - started })}\n`);
  codes.push(code);
}
process.exitCode = Math.max(...codes);
if (process.exitCode) endFailed();
