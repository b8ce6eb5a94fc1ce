import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { defineEntry } from '../../../src/embed/mount/mount.ts';
import { fixtureSite } from '../../support/order/fixture-site.ts';

const taking = suite('taking over from a prerendered widget');

taking('EMB-01 a prerendered widget that is removed while one of its lists is open stays empty', () => {
  const states: string[] = [];
  const host = document.createElement('div');
  const slot = Object.assign(document.createElement('div'), { slot: 'octavo' });
  const list = document.createElement('select');
  // happy-dom does not know which options are selected by the HTML.
  list.append(Object.assign(document.createElement('option'), { defaultSelected: true }));
  slot.attachShadow({ mode: 'open' }).append(list);
  host.append(slot);
  const root = host.attachShadow({ mode: 'open' });
  document.body.append(host);
  list.focus();
  const mount = defineEntry({ name: 'calculator', styles: [], open: () => ({ draw: () => 'shown' }) });
  const widget = mount(host, root, {
    site: fixtureSite(1),
    hosts: { site: 'example.com', api: 'https://api.example.com', cabinet: 'https://my.example.com' },
    setState: (state) => states.push(state),
  });
  widget.show();
  widget.destroy();
  host.remove();
  list.dispatchEvent(new Event('blur'));
  assert.equal(states, []);
  assert.is(root.childNodes.length, 0);
});

taking.run();
