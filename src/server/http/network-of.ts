/**
 * What one visitor has of the Internet: an IPv4 address, or the 64 bits of an IPv6 network, of whose addresses
 * anybody may use as many as they like. A visitor who has hung up has no address left; all of them count as one.
 */
export const networkOf = (address: string | undefined): string => {
  if (!address) return 'gone';
  const [, plain] = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (plain) return plain;
  const [start = '', end] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const groups = (text: string) => text.split(':').filter(Boolean);
  const [before, after] = [groups(start), groups(end ?? '')];
  const gap = end === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array.from({ length: gap }, () => '0'), ...after]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
};
