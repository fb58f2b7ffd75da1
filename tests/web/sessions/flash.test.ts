import { expect, test } from 'bun:test';
import { flashCookie, flashOf, spentFlashCookie } from '../../../src/web/sessions/flash.ts';

const withCookie = (cookie: string) => new Request('http://site.test', { headers: { cookie } });
const pairOf = (cookie: string) => cookie.split(';')[0] ?? '';

test.each(['default', 'destructive'] as const)('a %s message is shown once, on the next screen', (variant) => {
  const cookie = flashCookie({ variant, title: 'Disimpan é', text: 'x'.repeat(501) });
  expect(cookie).toMatch(/^__Host-flash=[\w-]+=*; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=60$/);
  expect(flashOf(withCookie(pairOf(cookie)))).toEqual({ variant, title: 'Disimpan é', text: 'x'.repeat(500) });
  expect(spentFlashCookie).toBe('__Host-flash=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0');
});

test.each(['', 'other=1', '__Host-flash=', '__Host-flash=%%%', '__Host-flash=bnVsbA', '__Host-flash=WzEsMiwzXQ'])(
  'the cookie %p is ignored',
  (cookie) => {
    expect(flashOf(withCookie(cookie))).toBeUndefined();
  },
);
