/**
 * Returns the network of an address: the IPv4 address itself, or the first 64 bits of an IPv6 address, because one
 * visitor can use all addresses of such a network. A port, which some proxies add, is removed. Closed connections have no
 * address, so their network is `gone`.
 */
export const networkOf = (address: string | undefined): string => {
  if (!address) return 'gone';
  const [, plain] = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/i.exec(address) ?? [];
  if (plain) return plain;
  const [, inBrackets] = /^\[(.*)\](?::\d+)?$/.exec(address) ?? [];
  const [start = '', end] = (inBrackets ?? address).toLowerCase().split('%')[0]?.split('::') ?? [];
  const groups = (text: string) => text.split(':').filter(Boolean);
  const [before, after] = [groups(start), groups(end ?? '')];
  const gap = end === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array.from({ length: gap }, () => '0'), ...after]
    .slice(0, 4)
    .map((group) => group.replace(/^0+/, '') || '0')
    .join(':');
};

/**
 * Returns the first 48 bits of an IPv6 network, because many providers give a customer all networks that begin with them; null
 * for other networks.
 */
export const widerNetworkOf = (network: string): string | null => {
  const groups = network.split(':');
  return groups.length === 4 ? `${groups.slice(0, 3).join(':')}::/48` : null;
};
