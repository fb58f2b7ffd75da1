import { expect, test } from 'bun:test';
import { clientAddress } from '../../../src/web/http/client-address.ts';

const seenFrom = (peer: string, forwarded: string | undefined, trusted: string[] = []) =>
  clientAddress(
    new Request('http://localhost/', forwarded === undefined ? {} : { headers: { 'x-forwarded-for': forwarded } }),
    { requestIP: () => ({ address: peer }) },
    trusted,
  );

test('without a trusted proxy only the connection counts', () => {
  expect(seenFrom('203.0.113.5', '198.51.100.1')).toBe('203.0.113.5');
});

test('a trusted proxy is believed about the last address before it', () => {
  expect(seenFrom('10.0.0.2', '198.51.100.1, 203.0.113.5', ['10.0.0.2'])).toBe('203.0.113.5');
});

test('a chain of trusted proxies is followed back', () => {
  expect(seenFrom('10.0.0.2', 'made-up, 203.0.113.5, 10.0.0.3', ['10.0.0.2', '10.0.0.3'])).toBe('203.0.113.5');
});

test('a trusted proxy that says nothing counts itself', () => {
  expect(seenFrom('10.0.0.2', undefined, ['10.0.0.2'])).toBe('10.0.0.2');
});

test('an IPv4 address in IPv6 clothes is the same address', () => {
  expect(seenFrom('::ffff:10.0.0.2', '203.0.113.5', ['10.0.0.2'])).toBe('203.0.113.5');
});
