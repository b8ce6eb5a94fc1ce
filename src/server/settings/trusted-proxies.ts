import { BlockList, isIP } from 'node:net';

/** Trusted proxies: their number in front of the server, or their networks. 0 trusts no proxy. */
export type ProxySetting = number | readonly string[];

/** Returns whether the sender at `address` is a trusted proxy. Hop 0 is the sender of the connection itself. */
type TrustedProxies = (address: string | undefined, hop: number) => boolean;

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

const listOf = (networks: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = familyOf(address);
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
};

const isNetwork = (network: string): boolean => {
  const [address = '', bits = '0', ...rest] = network.split('/');
  const mostBits = isIP(address) === 6 ? 128 : 32;
  return isIP(address) > 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= mostBits && rest.length === 0;
};

/** Parses the value of `TRUST_PROXY`: a number of hops, or networks such as `10.0.0.0/8, ::1`; undefined if it is neither. */
export const readProxySetting = (text: string): ProxySetting | undefined => {
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  const [first = '0', ...rest] = entries;
  if (/^\d{1,2}$/.test(first) && rest.length === 0) return Number(first);
  return entries.every(isNetwork) ? entries : undefined;
};

/** Creates the check of proxies. If the setting is a number, that many hops before the server are trusted. */
export const createTrustedProxies = (setting: ProxySetting): TrustedProxies => {
  if (typeof setting === 'number') return (_address, hop) => hop < setting;
  const list = listOf(setting);
  return (address) => {
    const [plain = ''] = (address ?? '').split('%');
    return isIP(plain) > 0 && list.check(plain, familyOf(plain));
  };
};
