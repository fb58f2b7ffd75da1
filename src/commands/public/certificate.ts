import { connect, type TLSSocket } from 'node:tls';
import { type Finding, failed, ok, warning } from './finding.ts';

const timeoutInMilliseconds = 10_000;
/** Certificates of 90 days are renewed 30 days before their end: later means that the renewal fails. */
const daysUntilWarning = 21;
const daysUntilFailure = 7;
const dayInMilliseconds = 86_400_000;

/** Codes of certificates that are refused, as the TLS library names them. */
const refusal = /^(CERT_|DEPTH_|SELF_|UNABLE_|ERR_TLS_CERT|HOSTNAME_)/;

/** Whether browsers accept the certificate, and for how long. */
export async function checkCertificate({ hostname, port }: URL): Promise<Finding> {
  let socket: TLSSocket;
  try {
    socket = await open(hostname, Number(port || 443));
  } catch (error) {
    return explainRefusal(error);
  }
  try {
    const { valid_to, issuer } = socket.getPeerCertificate();
    const end = new Date(valid_to);
    if (Number.isNaN(end.getTime())) return failed('no certificate was sent');
    const days = Math.floor((end.getTime() - Date.now()) / dayInMilliseconds);
    const until = `until ${end.toISOString().slice(0, 10)}`;
    if (days < daysUntilFailure) return failed(`it ends in ${days} days, ${until}: renew it now`);
    if (days < daysUntilWarning) return warning(`it ends in ${days} days, ${until}: look why it is not renewed`);
    const version = socket.alpnProtocol === 'h2' ? 'HTTP/2' : 'no HTTP/2';
    return ok(`valid for ${days} days, ${until}, from ${issuer.O ?? issuer.CN}; ${socket.getProtocol()}, ${version}`);
  } finally {
    socket.destroy();
  }
}

/** Throws when it is not the certificate that is wrong. */
function explainRefusal(error: unknown): Finding {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!refusal.test(code)) throw error;
  if (code === 'CERT_HAS_EXPIRED') return failed('it has ended: renew it now');
  return failed(`browsers refuse it: ${error instanceof Error ? error.message : code}`);
}

function open(hostname: string, port: number): Promise<TLSSocket> {
  const { promise, resolve, reject } = Promise.withResolvers<TLSSocket>();
  const socket = connect({ host: hostname, port, servername: hostname, ALPNProtocols: ['h2', 'http/1.1'] });
  socket.setTimeout(timeoutInMilliseconds, () => socket.destroy(new Error('no answer within 10 seconds')));
  socket.once('secureConnect', () => resolve(socket));
  socket.once('error', reject);
  return promise;
}
