/** Round-trip time in milliseconds from which browsers call a connection "3g" or worse (Network Information API). */
const minSlowRoundTripInMilliseconds = 270;
const slowConnections = new Set(['slow-2g', '2g', '3g']);

/** Request headers that `isSlowLine` reads, for `Vary`. */
export const slowLineHeaders = 'Save-Data, ECT, RTT';

/** Whether the client saves data, or says by client hints that its connection is slow. */
export function isSlowLine(headers: Headers): boolean {
  if (headers.get('save-data')?.toLowerCase() === 'on') return true;
  const connection = headers.get('ect');
  if (connection !== null && slowConnections.has(connection)) return true;
  return Number(headers.get('rtt') ?? 0) >= minSlowRoundTripInMilliseconds;
}
