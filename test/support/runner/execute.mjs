// Executes suites in a new process.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const script = join(import.meta.dirname, 'suite/run-suites.mjs');
const limitMs = Number(process.env.TEST_LIMIT_MS ?? 420_000);

/** Ids of the running processes. Each leads a process group, to which the servers and browsers that it starts belong. */
const running = new Set();
const endGroup = (pid) => {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // An error means that the process group has already ended.
  }
};
process.once('exit', () => [...running].map(endGroup));
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));

const startProcess = (members, environment) =>
  new Promise((resolve) => {
    const words = ['--enable-source-maps', script, ...members.map(({ file }) => file)];
    const child = spawn(process.execPath, words, {
      detached: true,
      env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', ...environment },
      timeout: limitMs,
      killSignal: 'SIGKILL',
    });
    running.add(child.pid);
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk) => (text += chunk));
    child.on('exit', () => endGroup(child.pid));
    child.on('close', (code, signal) => {
      running.delete(child.pid);
      const hung = child.killed && `hung, and was ended after ${limitMs / 1000} s`;
      resolve({ text, end: hung || (signal ? `ended by ${signal}` : code ? `exit code ${code}` : '') });
    });
  });

/**
 * Executes suites one after another in a new process. Returns a result for each: counts, problems, output and duration. In
 * a group, a suite that broke the process has the result null, and so do all that may have been broken by another one.
 */
export const execute = async (members, environment) => {
  const started = performance.now();
  const { text, end } = await startProcess(members, environment);
  const results = members.map((_, index) => {
    // The last end counts, because a failure of the runner's own test prints the ends of its samples.
    const printed = new RegExp(`^suite ${index} begins$([^]*)^suite ${index} ended (.*)$`, 'm').exec(text);
    return printed && { text: printed[1], ...JSON.parse(printed[2]) };
  });
  const isExplained = !end || results.some((result) => !result || result.failed);
  if (members.length > 1) return isExplained ? results : members.map(() => null);
  if (results[0] && isExplained) return results;
  const problems = [end || 'ended before its last test'];
  return [{ passed: 0, ms: performance.now() - started, ...results[0], failed: 1, problems, text }];
};
