export type Listener = { requestIP(request: Request): { address: string } | null } | null;

/**
 * The address that a request comes from. Behind a proxy that we trust it is the last one in `X-Forwarded-For` that is
 * not itself such a proxy; what stands before it, the client may have made up.
 */
export function clientAddress(request: Request, server: Listener, trustedProxies: readonly string[]): string {
  const peer = plain(server?.requestIP(request)?.address ?? '');
  if (!trustedProxies.includes(peer)) return peer;
  const chain = (request.headers.get('x-forwarded-for') ?? '').split(',').map((part) => plain(part.trim()));
  return chain.findLast((address) => address !== '' && !trustedProxies.includes(address)) ?? peer;
}

/** An IPv4 address without the IPv6 clothes that a dual-stack socket puts on it. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
