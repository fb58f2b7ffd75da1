import type { Identity } from './identity.ts';

/** Follows redirects from the application to the provider and returns the callback address. */
export async function followSignIn(identity: Identity, start: string): Promise<URL> {
  const jar = new Map<string, string>();
  let address = start;
  for (let hop = 0; hop < 10; hop += 1) {
    if (!address.startsWith(identity.access.authority)) return new URL(address);
    const answer = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      tls: { ca: identity.certificate },
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    const location = answer.headers.get('location');
    if (!location)
      throw new Error(`The provider responded with ${answer.status}: ${(await answer.text()).slice(0, 300)}`);
    address = new URL(location, address).href;
  }
  throw new Error('Redirect loop at the provider');
}
