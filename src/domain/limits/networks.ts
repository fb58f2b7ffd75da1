import { isIPv6 } from 'node:net';

/** The networks that a client address is counted for. */
export type Networks = {
  /** An IPv4 address, or the /64 of an IPv6 address: at least one household, at most an office or a mobile cell. */
  near: string;
  /** The /48 of an IPv6 address: what one customer of a provider gets at most. */
  wide: string | undefined;
};

/** The network that shares limits with others: an IPv4 address, or the /48 of an IPv6 address. */
export function networkOf(address: string): string {
  const { near, wide = near } = networksOf(address);
  return wide;
}

export function networksOf(address: string): Networks {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return { near: plain, wide: undefined };
  const groups = expand(plain);
  return { near: `${groups.slice(0, 4).join(':')}::/64`, wide: `${groups.slice(0, 3).join(':')}::/48` };
}

/** The eight groups of a valid IPv6 address, without leading zeros. */
function expand(address: string): string[] {
  const [head = '', tail] = withoutDots(address.toLowerCase()).split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = Array<string>(8 - left.length - right.length).fill('0');
  const groups = tail === undefined ? left : [...left, ...zeros, ...right];
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
}

/** Rewrites an IPv4 address at the end (`::ffff:192.0.2.1`) as two groups. */
function withoutDots(address: string): string {
  const start = address.lastIndexOf(':') + 1;
  const last = address.slice(start);
  if (!last.includes('.')) return address;
  const [a = 0, b = 0, c = 0, d = 0] = last.split('.').map(Number);
  return `${address.slice(0, start)}${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
}
