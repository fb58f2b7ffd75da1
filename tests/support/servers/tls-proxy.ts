import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A self-signed certificate for localhost. */
export const certificatePath = join(import.meta.dir, '../graph/certificate.pem');
const keyPath = join(import.meta.dir, '../graph/key.pem');

/** Digest of the certificate's public key, by which a browser can be told to trust it. */
export function certificateKeyDigest(): string {
  const { publicKey } = new X509Certificate(readFileSync(certificatePath));
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
}

/** What stands before the site in production: TLS, and on http a redirect to it. `port` is given beforehand. */
export function startTlsProxy(site: string, port: number) {
  const tls = { cert: readFileSync(certificatePath, 'utf8'), key: readFileSync(keyPath, 'utf8') };
  const https = Bun.serve({
    hostname: '127.0.0.1',
    port,
    tls,
    fetch(request) {
      const url = new URL(request.url);
      const headers = new Headers(request.headers);
      headers.set('host', url.host);
      return fetch(site + url.pathname + url.search, {
        method: request.method,
        headers,
        body: request.body,
        redirect: 'manual',
        decompress: false,
      });
    },
  });
  const http = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    fetch: ({ url }) => Response.redirect(`https://localhost:${port}${new URL(url).pathname}`, 301),
  });
  return {
    address: `https://localhost:${port}`,
    ports: { http: http.port ?? 0, https: port },
    stop: async () => {
      await Promise.all([https.stop(true), http.stop(true)]);
    },
  };
}
