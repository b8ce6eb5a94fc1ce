import { describe, runSuite } from './conformance/run-suite.ts';

const usage = `Usage: npm run conformance -- https://api.example [my.example]
Compares the server at an address with the interface that the widgets expect. The second word names the site's cabinet host;
without it, it follows from the address. The suite registers a customer and places an order there.`;

const [api = '', cabinet] = process.argv.slice(2);

if (!/^https?:\/\//.test(api) || !URL.canParse(api)) {
  console.error(usage);
  process.exitCode = 1;
} else {
  const identity = cabinet ?? `my.${new URL(api).host.replace(/^api\./, '')}`;
  const { lines, hasFailed } = describe(await runSuite(api, identity));
  for (const line of lines) console.log(line);
  if (hasFailed) process.exitCode = 1;
}
