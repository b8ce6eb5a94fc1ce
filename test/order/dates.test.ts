import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { translatorOf } from '../../src/languages/languages.ts';
import {
  formatDate,
  formatDeadline,
  formatDeliveryTime,
  formatRelativeTime,
  parseServerDate,
} from '../../src/order/dates.ts';
import { formatTime } from '../../src/order/time-of-day.ts';

const dates = suite('dates');

for (const text of '1st 2nd 3rd 4th 10th 11th 12th 13th 20th 21st 22nd 23rd 30th 31st'.split(' '))
  dates(`UI-07 the date is written as ${text}`, () => {
    assert.is(formatDate(new Date(2025, 0, Number.parseInt(text, 10))), `Jan ${text}, 2025`);
  });

for (const [hour, minute, text] of [
  [0, 5, '12:05 AM'],
  [9, 30, '9:30 AM'],
  [12, 0, '12:00 PM'],
  [16, 5, '4:05 PM'],
] as const)
  dates(`UI-07 the time of day is written as ${text}`, () => {
    assert.is(formatTime(new Date(2025, 10, 20, hour, minute)), text);
  });

const minute = 60;
const ago: [seconds: number, text: string][] = [
  [0, 'Just now'],
  [59, 'Just now'],
  [-500, 'Just now'],
  [minute, '1 minute ago'],
  [59 * minute, '59 minutes ago'],
  [60 * minute, '1 hour ago'],
  [47 * 60 * minute, '1 day ago'],
  [48 * 60 * minute, '2 days ago'],
  [31 * 24 * 60 * minute, '1 month ago'],
  [800 * 24 * 60 * minute, '2 years ago'],
];
for (const [seconds, text] of ago)
  dates(`UI-07 a time ${seconds} s ago is written as "${text}"`, () => {
    assert.is(formatRelativeTime(1_000_000_000_000 - seconds * 1000, 1_000_000_000_000), text);
  });

for (const [seconds, text] of [
  [13.6 * 86_400, 'in 13 days'],
  [14 * 86_400 - 60, 'in 14 days'],
  [47 * 3600, 'in 2 days'],
  [45 * 3600, 'in 45 hours'],
  [90 * 60, 'in 90 minutes'],
  [113, 'now'],
  [-59, 'now'],
  [-86_400, '1 day ago'],
  [-3 * 86_400, '3 days ago'],
] as const)
  dates(`CAB-04 a deadline ${seconds} s from now is written as "${text}"`, () => {
    assert.is(formatDeadline(seconds * 1000, 0), text);
  });

dates('ORD-09 the delivery time is the present time plus the deadline', () => {
  const now = new Date(2025, 11, 30, 22, 15).getTime();
  assert.is(formatDeliveryTime(10_800, now), 'Dec 31st, 2025, 1:15 AM');
  assert.is(formatDeliveryTime(10_800, now, translatorOf('de')), '31.12.2025, 01:15');
});

for (const [clocks, from, text] of [
  ['go back', '2025-11-02T03:00:00Z', 'Nov 2nd, 2025, 4:00 AM'],
  ['go forward', '2026-03-08T04:00:00Z', 'Mar 8th, 2026, 6:00 AM'],
] as const)
  dates(`ORD-09 UI-07 a delivery in six hours is shown in local time when clocks ${clocks}`, () => {
    const zone = process.env.TZ;
    process.env.TZ = 'America/New_York';
    const formatted = formatDeliveryTime(21_600, Date.parse(from));
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
    assert.is(formatted, text);
  });

for (const [text, iso] of [
  ['2025-11-20T21:03:00+02:00', '2025-11-20T19:03:00.000Z'],
  ['2025-11-20T21:03:00+0200', '2025-11-20T19:03:00.000Z'],
  ['2025-11-20T21:03:00.5Z', '2025-11-20T21:03:00.500Z'],
] as const)
  dates(`UI-07 the date ${text} from the server is read`, () => {
    assert.is(parseServerDate(text)?.toISOString(), iso);
  });
for (const text of ['', 'yesterday', '2025-11-20', '2025-11-20T21:03:00', '2025-19-20T21:03:00Z'])
  dates(`UI-07 "${text}" is not accepted as a date`, () => {
    assert.is(parseServerDate(text), null);
  });

dates.run();
