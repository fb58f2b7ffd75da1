import { expect, test } from 'bun:test';
import { clientAddress } from '../../../src/web/http/client-address.ts';

const seenFrom = (peer: string, forwarded: string | undefined, trusted: string[] = []) =>
  clientAddress(
    new Request('http://localhost/', forwarded === undefined ? {} : { headers: { 'x-forwarded-for': forwarded } }),
    { requestIP: () => ({ address: peer }) },
    trusted,
  );

test('without a trusted proxy, the address of the connection is used', () => {
  expect(seenFrom('203.0.113.5', '198.51.100.1')).toBe('203.0.113.5');
});

test('behind a trusted proxy, the last forwarded address is used', () => {
  expect(seenFrom('10.0.0.2', '198.51.100.1, 203.0.113.5', ['10.0.0.2'])).toBe('203.0.113.5');
});

test('behind several trusted proxies, the first untrusted address is used', () => {
  expect(seenFrom('10.0.0.2', 'made-up, 203.0.113.5, 10.0.0.3', ['10.0.0.2', '10.0.0.3'])).toBe('203.0.113.5');
});

test('a trusted proxy without the header is used itself', () => {
  expect(seenFrom('10.0.0.2', undefined, ['10.0.0.2'])).toBe('10.0.0.2');
});

test('an IPv4-mapped IPv6 address equals its IPv4 address', () => {
  expect(seenFrom('::ffff:10.0.0.2', '203.0.113.5', ['10.0.0.2'])).toBe('203.0.113.5');
});

test.each([
  ['203.0.113.7:4711', '203.0.113.7'],
  ['[2001:db8::1]:4711', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['::1', '::1'],
  ['[::ffff:203.0.113.7]:4711', '203.0.113.7'],
  ['"[2001:db8::1]:4711"', '2001:db8::1'],
  ['"203.0.113.7:_port"', '203.0.113.7'],
  ['198.51.100.1:1, 203.0.113.7:4711 , 10.0.0.3:80', '203.0.113.7'],
  ['203.0.113.7,', '203.0.113.7'],
  ['unknown', 'unknown'],
])('of the forwarded entry %p the address without its port is used: %p', (forwarded, address) => {
  expect(seenFrom('10.0.0.2', forwarded, ['10.0.0.2', '10.0.0.3'])).toBe(address);
});
