import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { defineEntry } from '../../../src/embed/mount/mount.ts';
import { fixtureSite } from '../../support/order/fixture-site.ts';
import { controlledPromise } from '../../support/state/until.ts';

const taking = suite('taking over from a prerendered widget');

taking(
  'EMB-01 a prerendered widget that is removed while its code is loading stays empty if that code fails',
  async () => {
    const lost = controlledPromise<void>();
    const code = lost.promise.then(() => Promise.reject(new Error('lost')));
    const states: string[] = [];
    const host = document.createElement('div');
    const slot = Object.assign(document.createElement('div'), { slot: 'octavo' });
    slot.attachShadow({ mode: 'open' });
    host.append(slot);
    const root = host.attachShadow({ mode: 'open' });
    const mount = defineEntry({
      name: 'calculator',
      styles: [],

      open: () => ({ draw: () => 'shown' }),
    });
    const hosts = { site: 'example.com', api: 'https://api.example.com', cabinet: 'https://my.example.com' };
    const widget = mount(host, root, {
      site: fixtureSite(1),
      hosts,
      setState: (state) => states.push(state),
    });
    widget.show();
    widget.destroy();
    lost.resolvePromise();
    await code.catch(() => {});
    await new Promise((resolve) => setTimeout(resolve));
    assert.equal(states, []);
    assert.is(root.childNodes.length, 0);
  },
);

taking.run();
