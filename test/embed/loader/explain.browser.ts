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

const commands: [title: string, command: string, ...said: (string | RegExp)[]][] = [
  [
    'EMB-02 the console lists the known widgets if a page mounts an unknown one',
    `['mount', 'calculater', '#place']`,
    'mount knows no widget "calculater", so nothing was put into "#place"',
    '"calculator", "order-form", "price-list", "service-info", "service-rules"',
  ],
  [
    'EMB-02 the console names the place that mount does not find',
    `['mount', 'calculator', '#absent']`,
    'mount found no element "#absent", so the widget "calculator" is not on the page',
  ],
  [
    'EMB-02 the console lists the known commands if a page calls an unknown one',
    `['mout', 'calculator']`,
    'push knows no command "mout", so it had no effect',
    '"mount", "on", "off", "ready", "consent"',
  ],
  [
    'EMB-02 the console explains a command that fails',
    `['mount', 'calculator', '##']`,
    /The command "mount" failed \(SyntaxError.+\), so it had no effect/,
  ],
];
for (const [title, command, ...said] of commands)
  mistakes(title, async () => {
    const line = await lineOf(
      `<script>octavo = [${command}]</script>${scriptWith('data-host="SITE"')}<div id="place"></div>`,
    );
    for (const text of said) assert.match(line, text);
  });

const advice = () => `set data-host="localhost:${octavo.port}" on the script`;
const hosts: [title: string, attributes: string, ...said: (() => string | RegExp)[]][] = [
  [
    'a wrong data-host with the address and the answer',
    'data-host="wrong.example" data-api="OCTAVO"',
    () => `The data of the site "wrong.example" could not be loaded from ${octavo.origin}/v1`,
    () => `The site was taken from the script's data-host`,
    advice,
  ],
  [
    'a data-host that is no host, and the page gets no error',
    'data-host="papers.example:port"',
    () => 'The data of the site "papers.example:port" could not be loaded from //api.papers.example:port/v1',
    advice,
  ],
];
for (const [title, attributes, ...said] of hosts)
  mistakes(`EMB-05 the console explains ${title}`, async () => {
    const line = await lineOf(scriptWith(attributes) + element('calculator'));
    for (const text of said) assert.match(line, text());
  });

const unknown = '<octavo-calculater></octavo-calculater>';
const markup: [title: string, content: () => string, ...said: string[]][] = [
  [
    'an unknown element',
    () => scriptWith('') + unknown,
    'The element <octavo-calculater> is unknown, so it shows nothing',
    'The elements are "octavo-calculator", "octavo-order-form"',
  ],
  [
    'an attribute that no widget has',
    () => scriptWith('') + element('calculator', 'templat="m1_d1a"'),
    '<octavo-calculator> has no attribute "templat", so it has no effect. The attributes are "template"',
  ],
  [
    'a value that the attribute does not allow',
    () => scriptWith('') + element('calculator', 'theme="dark"'),
    '<octavo-calculator> has the value "dark" in "theme", so the default applies. The values are "default", "minimal"',
  ],
  [
    'nothing about attributes that every element and frameworks have',
    () =>
      scriptWith('') +
      element(
        'calculator',
        'id="price" class="wide" style="margin: 0" tabindex="-1" data-v-7ba5bd90 _ngcontent-a x-data="{}" @click="a" :theme="b" template="m1_d1:1|m1_d1a:2" theme=""',
      ) +
      unknown,
    'The element <octavo-calculater> is unknown',
  ],
  [
    'a script whose element is missing',
    () => scriptWith('').replace('octavo.js', 'calculator.js'),
    'The script calculator.js is on the page, but none of the elements "octavo-calculator"',
  ],
];
for (const [title, content, ...said] of markup)
  mistakes(`EMB-02 the console explains ${title}`, async () => {
    const line = await lineOf(content());
    for (const text of said) assert.match(line, text);
  });

mistakes.run();
