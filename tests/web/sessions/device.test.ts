import { expect, test } from 'bun:test';
import { deviceOf } from '../../../src/web/sessions/sign-in-cookies.ts';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/150.0 Safari/537.36 Edg/150.0', 'Edge on Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) Chrome/150.0 Safari/537.36 OPR/99.0', 'Opera on macOS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox on Linux'],
  ['Mozilla/5.0 (Linux; Android 16) Chrome/150.0 Mobile Safari/537.36', 'Chrome on Android'],
  ['Mozilla/5.0 (X11; Linux) Chromium/150.0', 'Chrome on Linux'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Safari/604.1', 'Safari on iOS'],
  ['Mozilla/5.0 (iPad; CPU OS 26_0 like Mac OS X) Version/26.0 Safari/604.1', 'Safari on iOS'],
  ['curl/8.5', 'Another program'],
])('%p is called %p', (agent, name) => {
  expect(deviceOf(new Request('http://site.test', { headers: { 'user-agent': agent } }))).toBe(name);
});
