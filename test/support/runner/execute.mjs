// Executes one suite, or a group of suites, in a new process.
import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { isBrowserSuite } from './find-runs.mjs';

/** Path of the script that runs several suites in one process. */
const groupFile = 'test/support/runner/suite/run-group.mjs';

const limitMs = { unit: 300_000, browser: 420_000 };

/** Process ids of the running suites. */
const running = new Set();

/** Ends the process of a suite and all processes that the suite has started. */
const endGroup = (pid) => {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // An error means that the process group has already ended.
  }
};

/** Makes all running suites end when the runner ends. */
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

/** Executes a run; resolves to its exit code, output and duration, and to the time limit in ms if the suite exceeded it. */
export const execute = (run, environment, limit = isBrowserSuite(run) ? limitMs.browser : limitMs.unit) =>
  new Promise((resolve) => {
    const started = performance.now();
    const child = spawn(process.execPath, argumentsOf(run), {
      // The process leads a new process group, so that ending a hanging suite also ends its servers and browsers.
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
