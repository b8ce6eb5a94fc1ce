import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { networkOf, widerNetworkOf } from '../../../../src/server/http/headers/caller.ts';

const network = suite('networks');

network('an IPv4 address is its own network in every notation', () => {
  assert.is(networkOf('203.0.113.7'), '203.0.113.7');
  assert.is(networkOf('::ffff:203.0.113.7'), '203.0.113.7');
});

network('addresses of one IPv6 network count as one, those of the next network do not', () => {
  const same = ['2001:db8:0:1::1', '2001:0DB8:0000:0001:aaaa:bbbb:cccc:dddd', '2001:db8:0:1:ffff::%eth0'];
  assert.equal([...new Set(same.map(networkOf))], ['2001:db8:0:1']);
  assert.is.not(networkOf('2001:db8:0:2::1'), networkOf('2001:db8:0:1::1'));
  assert.is(networkOf('::1'), '0:0:0:0');
  assert.is(networkOf('2001:db8::'), '2001:db8:0:0');
});

network('an IPv6 network belongs to the wider network of its first 48 bits, an IPv4 address to none', () => {
  const wider = ['2001:db8:0:1::1', '2001:db8::ffff:0:0:0:1'].map((address) =>
    widerNetworkOf(networkOf(address)),
  );
  assert.equal(wider, ['2001:db8:0::/48', '2001:db8:0::/48']);
  assert.is(widerNetworkOf('203.0.113.7'), null);
  assert.is(widerNetworkOf('gone'), null);
});

network('a port that a proxy adds to an address is not part of the network', () => {
  assert.is(networkOf('203.0.113.7:52011'), '203.0.113.7');
  assert.is(networkOf('[2001:db8:0:1::1]:443'), '2001:db8:0:1');
});

network('disconnected clients count as one network, so that disconnecting evades no limit', () => {
  assert.is(networkOf(undefined), 'gone');
});

network.run();
