import { promisify } from 'node:util';
import { brotliCompress, constants, createGzip, gzip, zstdCompress } from 'node:zlib';
import { languageCodes } from '../../../i18n/site/language.ts';
import { endpoints, href, routes } from '../../../routes.ts';
import { discreetHeaders, isDiscreetPath, mayHoldReceipt } from '../discreet.ts';
import { acceptsEncoding, chooseEncoding, type Encoding } from './encodings.ts';
import { isStreamed, relay, streamAnswer } from './stream-answer.ts';

/** Two years, as browsers recommend. Not for subdomains: they may be other people's servers. */
const strictTransport = 'max-age=63072000';

/** Headers of every response that depend on whether the site is reached over https. */
export function transportHeaders(siteUrl: string): Record<string, string> {
  return siteUrl.startsWith('https:') ? { 'strict-transport-security': strictTransport } : {};
}

/** What depends on how the site is reached. `onionAddress` is offered to Tor Browser on the pages of the report channel. */
export type Transport = { headers: Readonly<Record<string, string>>; onionAddress?: string | undefined };

/** Smaller bodies gain nothing by compression. */
const minCompressedBytes = 512;
const compressible =
  /^(text\/(?!event-stream)|application\/(json|javascript|xml|manifest\+json|atom\+xml|activity\+json)|image\/svg\+xml)/;

/**
 * Pages and answers with a secret in their body, beside text from the request: tokens of forms, receipts, codes and keys. A
 * compressed length would tell parts of the secret (BREACH).
 */
const secretPaths: readonly string[] = [
  endpoints.login,
  endpoints.account,
  endpoints.baik,
  endpoints.contactSubmit,
  '/api/backend/login',
  '/api/backend/account',
  ...languageCodes.map((language) => href(routes.contact.index, language)),
];

function holdsSecret(path: string, response: Response): boolean {
  if (response.headers.has('set-cookie') || isDiscreetPath(path)) return true;
  return secretPaths.some((secret) => path === secret || path.startsWith(`${secret}/`));
}

/** The response with the headers of the transport, compressed when its client accepts that and it holds no secret. */
export async function finishResponse(response: Response, request: Request, transport: Transport): Promise<Response> {
  const { headers } = response;
  for (const [name, value] of Object.entries(transport.headers)) headers.set(name, value);
  const path = URL.canParse(request.url) ? new URL(request.url).pathname : '/';
  // The style sheet and the script of an error page would carry its address to the log of a proxy.
  if (response.status >= 400 && (isDiscreetPath(path) || mayHoldReceipt(path))) {
    for (const [name, value] of Object.entries(discreetHeaders)) headers.set(name, value);
  }
  if (transport.onionAddress && isDiscreetPath(path)) headers.set('onion-location', transport.onionAddress + path);
  if (isDiscreetPath(path) && compressible.test(headers.get('content-type') ?? '')) return evenSized(response);
  if (!isCompressible(response) || holdsSecret(path, response)) return response;
  if (!headers.get('vary')?.toLowerCase().includes('accept-encoding')) headers.append('vary', 'Accept-Encoding');
  const encoding = chooseEncoding(request.headers.get('accept-encoding'));
  if (encoding === 'identity') return response;
  return isStreamed(response) ? compressStream(response, request) : compressWhole(response, encoding);
}

function isCompressible({ status, body, headers }: Response): boolean {
  if (body === null || status === 206 || headers.has('content-encoding') || headers.has('etag')) return false;
  return compressible.test(headers.get('content-type') ?? '');
}

const compressors: Readonly<Record<Exclude<Encoding, 'identity'>, (bytes: Uint8Array) => Promise<Uint8Array>>> = {
  gzip: (bytes) => promisify(gzip)(bytes),
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  zstd: (bytes) => promisify(zstdCompress)(bytes),
};

async function compressWhole(response: Response, encoding: Exclude<Encoding, 'identity'>): Promise<Response> {
  const { status, headers } = response;
  const bytes = await response.bytes();
  if (bytes.byteLength < minCompressedBytes) return new Response(bytes, { status, headers });
  headers.set('content-encoding', encoding);
  headers.delete('content-length');
  return new Response(new Uint8Array(await compressors[encoding](bytes)), { status, headers });
}

/** Each piece leaves as soon as it comes, so that a page that is still being rendered is shown as far as it is. */
function compressStream(response: Response, request: Request): Response {
  if (!acceptsEncoding(request.headers.get('accept-encoding'), 'gzip') || !response.body) return response;
  const { status, headers } = response;
  headers.set('content-encoding', 'gzip');
  const compressor = createGzip({ flush: constants.Z_SYNC_FLUSH });
  // Thrown to its reader below; ignored after the client has left.
  compressor.on('error', () => {});
  const reader = response.body.getReader();
  const pieces = compressor[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
  const feed = async () => {
    for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
      if (!compressor.write(value)) await new Promise((resolve) => compressor.once('drain', resolve));
    }
    compressor.end();
  };
  // The error is that of the stream, which its watcher has logged.
  feed().catch((error: unknown) => compressor.destroy(error instanceof Error ? error : new Error(String(error))));
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(new Uint8Array(value));
    },
    async cancel(reason) {
      compressor.destroy();
      await reader.cancel(reason);
    },
  });
  return streamAnswer(body, { status, headers });
}

/** Bodies are filled up to a multiple of this many bytes, so that their length reveals less about what they hold. */
const evenSizeInBytes = 64 * 1024;

const space = 0x20;

/** The same page or data with spaces at its end, which mean nothing in HTML and JSON. */
async function evenSized(response: Response): Promise<Response> {
  const { status, headers, body } = response;
  if (!body) return response;
  headers.delete('content-length');
  if (!isStreamed(response)) {
    const bytes = await response.bytes();
    return new Response(Buffer.concat([bytes, fill(bytes.length)]), { status, headers });
  }
  let size = 0;
  const onChunk = ({ length }: Uint8Array) => {
    size += length;
  };
  return streamAnswer(relay(body, { onChunk, last: () => fill(size) }), { status, headers });
}

/** Spaces that follow a body of this size. */
function fill(size: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array((evenSizeInBytes - (size % evenSizeInBytes)) % evenSizeInBytes).fill(space);
}
