import type { Identity } from './identity.ts';

/** Follows a browser from the application to the provider, until the provider sends it back; answers with that address. */
export async function travelThrough(identity: Identity, start: string): Promise<URL> {
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
    if (!location) throw new Error(`The provider answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`);
    address = new URL(location, address).href;
  }
  throw new Error('The provider sends the browser in circles.');
}
