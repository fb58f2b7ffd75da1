/**
 * Whether a request has several Host headers, which are joined by a comma. A proxy in front may have read another one than
 * this server (RFC 9112, section 3.2, demands 400).
 */
export function hasSeveralHosts({ headers }: Pick<Request, 'headers'>): boolean {
  return headers.get('host')?.includes(',') ?? false;
}
