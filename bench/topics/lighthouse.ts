import { spawn } from 'node:child_process';
import { findChromium } from '../../test/support/browser/chromium.mjs';
import { interleave } from '../measure/interleave.ts';
import { sampleOf, type Table } from '../report/table.ts';
import type { Topic } from './topic.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The part of Lighthouse's report that is read. Scores are 0 to 1; null where an audit has no score. */
interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>;
}

const run = (url: string, flags: readonly string[]): Promise<Report> =>
  new Promise((resolve, reject) => {
    const program = 'bench/peers/node_modules/lighthouse/cli/index.js';
    const common = ['--quiet', '--output=json', '--chrome-flags=--headless=new --no-sandbox --disable-gpu'];
    const categoriesFlag = `--only-categories=${categories.join()}`;
    const child = spawn(process.execPath, [program, url, ...common, categoriesFlag, ...flags], {
      env: { ...process.env, CHROME_PATH: findChromium() },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.once('close', (code) =>
      code === 0 ? resolve(JSON.parse(output)) : reject(new Error(`Lighthouse ended with ${code}`)),
    );
  });

/** Returns the audits that lower a category's score below 100. */
const missing = ({ categories: all, audits }: Report): string[] =>
  Object.values(all).flatMap(({ auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${audits[id]?.title} (${audits[id]?.displayValue ?? audits[id]?.score})`),
  );

const metrics = {
  'first paint, ms': 'first-contentful-paint',
  'largest paint, ms': 'largest-contentful-paint',
  'blocked, ms': 'total-blocking-time',
  'layout shift': 'cumulative-layout-shift',
};
const numberOf = ({ audits }: Report, id: string) =>
  (audits[id] as { numericValue?: number } | undefined)?.numericValue ?? Number.NaN;

/**
 * Measures the landing page with Lighthouse as a phone: with widgets as HTML, with widgets as elements alone, and with Octavo
 * blocked.
 */
export const lighthouse: Topic = {
  name: 'lighthouse',
  rounds: 3,
  minutes: 2,
  measure: async (stage, allowance): Promise<Table[]> => {
    const { octavo } = await stage();
    const cases: { name: string; path: string; flags: string[] }[] = [
      { name: 'widgets as HTML', path: '/', flags: [] },
      { name: 'widgets as elements', path: '/bench/landing-without-fragments.html', flags: [] },
      { name: 'without widgets', path: '/', flags: ['--blocked-url-patterns=*/embed/*'] },
    ];
    const results = await interleave(cases, allowance, ({ path, flags }) =>
      run(`${octavo.origin}${path}`, flags),
    );
    const withOctavo = results.filter(({ subject }) => subject.flags.length === 0);
    return [
      {
        title: 'Lighthouse of the landing page',
        columns: [...categories, ...Object.keys(metrics)],
        rows: results.map(({ subject, figures }) => ({
          name: subject.name,
          cells: [
            ...categories.map((id) => sampleOf(figures.map((one) => (one.categories[id]?.score ?? 0) * 100))),
            ...Object.values(metrics).map((id) => sampleOf(figures.map((one) => numberOf(one, id)))),
          ],
        })),
        notes: withOctavo.flatMap(({ subject, figures }) =>
          [...new Set(figures.flatMap(missing))].map((text) => `${subject.name}, not full: ${text}`),
        ),
      },
    ];
  },
};
