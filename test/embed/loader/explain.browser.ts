import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { element, openHostStage } from '../../support/embed/host-pages.ts';

const mistakes = suite('mistakes in how a page embeds Octavo');
const { browser, octavo, addressOf } = await openHostStage();

/** Opens a page of another host and returns the first line that Octavo writes into its console. */
const lineOf = async (content: string) => {
  const page = await browser.newPage();
  const { origin } = new URL(addressOf('any').replace('127.0.0.1', 'localhost'));
  const [message] = await Promise.all([
    page.waitForEvent('console', (one) => one.text().startsWith('octavo:')),
    page.goto(`${origin}/any?content=${encodeURIComponent(content)}`),
  ]);
  return message.text();
};
const scriptWith = (attributes: string) =>
  `<script async src="OCTAVO/embed/octavo.js" data-octavo ${attributes}></script>`;

/** A page that pushes a command before the script has come. */
const pushing = (command: string) => () =>
  `<script>octavo = [${command}]</script>${scriptWith('data-host="SITE"')}<div id="place"></div>`;
/** A page with a calculator, with these attributes of the script or of the element. */
const withCalculator =
  (attributes: string, ofElement = '') =>
  () =>
    scriptWith(attributes) + element('calculator', ofElement);

const unknown = '<octavo-calculater></octavo-calculater>';
const advice = () => `set data-host="localhost:${octavo.port}" on the script`;

const pages: [title: string, content: () => string, ...said: (string | RegExp | (() => string))[]][] = [
  [
    'EMB-02 the console lists the known widgets if a page mounts an unknown one',
    pushing(`['mount', 'calculater', '#place']`),
    'mount knows no widget "calculater", so nothing was put into "#place"',
    '"calculator", "order-form", "price-list", "service-info", "service-rules"',
  ],
  [
    'EMB-02 the console names the place that mount does not find',
    pushing(`['mount', 'calculator', '#absent']`),
    'mount found no element "#absent", so the widget "calculator" is not on the page',
  ],
  [
    'EMB-02 the console lists the known commands if a page calls an unknown one',
    pushing(`['mout', 'calculator']`),
    'push knows no command "mout", so it had no effect',
    '"mount", "on", "off", "ready", "consent"',
  ],
  [
    'EMB-02 the console explains a command that fails',
    pushing(`['mount', 'calculator', '##']`),
    /The command "mount" failed \(SyntaxError.+\), so it had no effect/,
  ],
  [
    'EMB-05 the console explains a wrong data-host with the address and the answer',
    withCalculator('data-host="wrong.example" data-api="OCTAVO"'),
    () => `The data of the site "wrong.example" could not be loaded from ${octavo.origin}/v1`,
    "The site was taken from the script's data-host",
    advice,
  ],
  [
    'EMB-05 the console explains a data-host that is no host, and the page gets no error',
    withCalculator('data-host="papers.example:port"'),
    'The data of the site "papers.example:port" could not be loaded from //api.papers.example:port/v1',
    advice,
  ],
  [
    'EMB-02 the console explains an unknown element',
    () => scriptWith('') + unknown,
    'The element <octavo-calculater> is unknown, so it shows nothing',
    'The elements are "octavo-calculator", "octavo-order-form"',
  ],
  [
    'EMB-02 the console explains an attribute that no widget has',
    withCalculator('', 'templat="m1_d1a"'),
    '<octavo-calculator> has no attribute "templat", so it has no effect. The attributes are "template"',
  ],
  [
    'EMB-02 the console explains a value that the attribute does not allow',
    withCalculator('', 'theme="dark"'),
    '<octavo-calculator> has the value "dark" in "theme", so the default applies. The values are "default", "minimal"',
  ],
  [
    'EMB-02 the console explains nothing about attributes that every element and frameworks have',
    () =>
      withCalculator(
        '',
        'id="price" class="wide" style="margin: 0" tabindex="-1" data-v-7ba5bd90 _ngcontent-a x-data="{}" @click="a" :theme="b" template="m1_d1:1|m1_d1a:2" theme=""',
      )() + unknown,
    'The element <octavo-calculater> is unknown',
  ],
  [
    'EMB-02 the console explains a script whose element is missing',
    () => scriptWith('').replace('octavo.js', 'calculator.js'),
    'The script calculator.js is on the page, but none of the elements "octavo-calculator"',
  ],
];
for (const [title, content, ...said] of pages)
  mistakes(title, async () => {
    const line = await lineOf(content());
    for (const text of said) assert.match(line, typeof text === 'function' ? text() : text);
  });

mistakes.run();
