// Executes one suite in a process of its own.
import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { isBrowserSuite } from './find-runs.mjs';

/** Runs several suites in one process. */
const groupFile = 'test/support/runner/suite/run-group.mjs';

const limitMs = { unit: 300_000, browser: 420_000 };

/** Process ids of the suites that run now. */
const running = new Set();

/** Ends a suite with what it has started. */
const endGroup = (pid) => {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The group has ended by itself.
  }
};

/** Ends the suites that still run when the runner itself is ended. */
export const endWithRunner = () => {
  process.once('exit', () => {
    for (const pid of running) endGroup(pid);
  });
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ])
    process.once(signal, () => process.exit(code));
};

/** Returns Node's arguments for a suite, or for a group of suites in one process. */
const argumentsOf = ({ preload, file, members }) => [
  '--enable-source-maps',
  ...(preload ? ['--import', pathToFileURL(preload).href] : []),
  ...(members ? [groupFile, ...members.map((member) => member.file)] : [file]),
];

const environmentOf = ({ runtime, preload, members }) => ({
  ...process.env,
  FORCE_COLOR: '0',
  NO_COLOR: '1',
  TEST_RUNTIME: runtime,
  ...(members && preload && { WINDOW: pathToFileURL(preload).href }),
});

/** Resolves with the exit code, the printed text, the duration, and the limit in milliseconds if the suite hung. */
export const execute = (run, environment, limit = isBrowserSuite(run) ? limitMs.browser : limitMs.unit) =>
  new Promise((resolve) => {
    const started = performance.now();
    const child = spawn(process.execPath, argumentsOf(run), {
      // A group of its own, so that a suite that hangs leaves no server and no browser behind.
      detached: true,
      env: { ...environmentOf(run), ...environment },
    });
    running.add(child.pid);
    let text = '';
    let hungMs;
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk) => (text += chunk));
    const timer = setTimeout(() => {
      hungMs = limit;
      endGroup(child.pid);
    }, limit);
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      running.delete(child.pid);
      resolve({ code, signal, text, hungMs, ms: performance.now() - started });
    });
  });
