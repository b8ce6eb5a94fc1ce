import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { followLinks } from '../../../src/cabinet/shell/routes.ts';

const links = suite('follow links');

const openedPaths: string[] = [];
links.before(() => followLinks(window, (path) => openedPaths.push(path)));

/** Clicks a link to an order. Returns the page that the cabinet opens, and whether the browser follows the link itself. */
const clickOrder = (init: MouseEventInit) => {
  openedPaths.length = 0;
  const link = Object.assign(document.createElement('a'), { href: '/orders/O-7K3M9Q' });
  document.body.append(link);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  const isFollowedByBrowser = link.dispatchEvent(event);
  link.remove();
  return { openedPaths: [...openedPaths], isFollowedByBrowser };
};

links('CAB-01 a plain click on a cabinet link shows its page without loading the document', () => {
  assert.equal(clickOrder({}), { openedPaths: ['/orders/O-7K3M9Q'], isFollowedByBrowser: false });
});

for (const init of [
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])
  links(`CAB-01 the cabinet leaves a click with ${JSON.stringify(init)} to the browser`, () => {
    assert.equal(clickOrder(init), { openedPaths: [], isFollowedByBrowser: true });
  });

links.run();
