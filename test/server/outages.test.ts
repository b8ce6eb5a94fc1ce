import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createOutageWarning } from '../../src/server/database/outages.ts';

const outages = suite('warnings of outages');

/** Returns what is reported about tries; a failure is named, and null is a success. */
const reportsOf = (tries: readonly (string | null)[]) => {
  const reports: string[] = [];
  const warn = createOutageWarning({
    begin: (failure) => reports.push(failure),
    end: () => reports.push('over'),
  });
  for (const failure of tries) warn(failure);
  return reports;
};

outages('each outage is reported once, with its first failure, and so is its end', () => {
  assert.equal(reportsOf([null, 'one', 'two', null, null, 'three']), ['one', 'over', 'three']);
});

outages.run();
