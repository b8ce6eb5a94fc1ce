import { writeSync } from 'node:fs';
import { suite as uvuSuite } from 'uvu';

/**
 * uvu, with a ledger. On its own uvu exits 0 when a before hook throws, when `.run()` is missing and when an
 * `.only` is left behind; the runner compares this ledger with what uvu says it ran.
 */
const ledger = { registered: 0, unrun: 0, only: 0, skipped: 0 };

export const suite = (name) => {
  const inner = uvuSuite(name);
  ledger.unrun += 1;
  const counted = (title, run) => {
    ledger.registered += 1;
    inner(title, run);
  };
  counted.only = () => {
    ledger.only += 1;
  };
  counted.skip = () => {
    ledger.skipped += 1;
  };
  counted.run = () => {
    ledger.unrun -= 1;
    inner.run();
  };
  // uvu drops what a before hook throws.
  const before = (hook) =>
    inner.before(async (context) => {
      try {
        await hook(context);
      } catch (error) {
        console.error('The before hook failed:', error);
        throw error;
      }
    });
  counted.before = Object.assign(before, { each: inner.before.each });
  counted.after = inner.after;
  return counted;
};

process.on('exit', () => writeSync(1, `\nledger ${JSON.stringify(ledger)}\n`));
