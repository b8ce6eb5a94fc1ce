// Counts and prints the result of one run of one suite.

const numberAfter = (text, label) => Number(new RegExp(`^\\s*${label}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0);

/** Returns the problems that are no failed assertions. Without this check, such a run would count as passed. */
const problemsOf = ({ code, signal, text, hungMs }, ledger, passed) => {
  if (hungMs) return [`hung, and was ended after ${hungMs / 1000} s`];
  if (signal) return [`ended by ${signal}`];
  if (!ledger) return ['died before its end'];
  return [
    ledger.registered === 0 && 'has no test',
    ledger.unrun > 0 && `${ledger.unrun} suite(s) never run`,
    ledger.only > 0 && 'a .only is left behind',
    ledger.skipped > 0 && `${ledger.skipped} test(s) skipped`,
    numberAfter(text, 'Total') < ledger.registered && 'ended before its last test',
    code !== 0 && passed === ledger.registered && `exit code ${code}`,
  ].filter(Boolean);
};

/** Returns the numbers of passed and failed tests, and the problems that are no failed assertions. */
export const countRun = (result) => {
  const ledgerLine = /^ledger (.*)$/m.exec(result.text);
  const ledger = ledgerLine ? JSON.parse(ledgerLine[1]) : null;
  const passed = numberAfter(result.text, 'Passed');
  const problems = problemsOf(result, ledger, passed);
  const failed = Math.max((ledger?.registered ?? 0) - passed, problems.length > 0 ? 1 : 0);
  return { passed, failed, problems };
};

/** Prints a line for a run, and its output if a test failed or a problem occurred. */
export const reportRun = (name, { text }, { passed, failed, problems }, print = console.log) => {
  print(`${failed ? 'FAIL' : 'ok  '} ${name}: ${passed} passed${failed ? `, ${failed} failed` : ''}`);
  if (failed)
    print([...problems.map((problem) => `     ${problem}`), text.replace(/^ledger .*$/m, '')].join('\n'));
};
