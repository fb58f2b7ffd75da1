export type Listener = { requestIP(request: Request): { address: string } | null } | null;

/**
 * The client address. Behind a trusted proxy it is the last entry of `X-Forwarded-For` that is not itself a trusted proxy;
 * earlier entries may be forged by the client.
 */
export function clientAddress(request: Request, server: Listener, trustedProxies: readonly string[]): string {
  const peer = plain(server?.requestIP(request)?.address ?? '');
  if (!trustedProxies.includes(peer)) return peer;
  const chain = (request.headers.get('x-forwarded-for') ?? '').split(',').map((part) => plain(part.trim()));
  return chain.findLast((address) => address !== '' && !trustedProxies.includes(address)) ?? peer;
}

/**
 * The address alone: without the quotes, brackets and port that some proxies add (`"[2001:db8::1]:4711"`), and without the
 * `::ffff:` prefix that a dual-stack socket adds to IPv4 addresses.
 */
function plain(given: string): string {
  const text = given.replaceAll('"', '');
  const bracketed = /^\[([^\]]*)\]/.exec(text)?.[1];
  const hasOneColon = text.indexOf(':') === text.lastIndexOf(':');
  const address = bracketed ?? (hasOneColon ? (text.split(':', 1)[0] ?? '') : text);
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
