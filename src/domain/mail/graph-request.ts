import { AuthenticationHandler, Client, HTTPMessageHandler, ResponseType } from '@microsoft/microsoft-graph-client';
import { type GraphAccess, SignInRefusedError } from './graph-token.ts';

/** Asks Graph to send a message from the system mailbox. Resolves to the fetch response, also when Graph refuses. */
export async function postMessage(
  access: GraphAccess,
  token: string,
  message: object,
  timeoutInMilliseconds: number,
): Promise<Response> {
  const authentication = new AuthenticationHandler({ getAccessToken: async () => token });
  // No client retries: those of the outbox respect the rate limit and survive a restart.
  authentication.setNext(new HTTPMessageHandler());
  const client = Client.initWithMiddleware({
    middleware: authentication,
    baseUrl: `${access.baseUrl}/`,
    defaultVersion: 'v1.0',
    customHosts: new Set([new URL(access.baseUrl).hostname]),
    fetchOptions: fetchOptions(access, timeoutInMilliseconds),
  });
  return (await client
    .api(`/users/${encodeURIComponent(access.sender)}/sendMail`)
    .responseType(ResponseType.RAW)
    .post({ message, saveToSentItems: true })) as Response;
}

/** Error text for staff from an answer of Graph. */
export function describeAnswer(status: number, text: string): string {
  try {
    const { error } = JSON.parse(text) as { error?: { code?: unknown; message?: unknown } };
    if (error) return `Graph answered ${status}: ${error.code} ${error.message}`.slice(0, 300);
  } catch {
    // A proxy may answer with something other than JSON.
  }
  return `Graph answered ${status}`;
}

/** Error text for staff when there was no answer. */
export function describeFailure(error: unknown): string {
  if (error instanceof SignInRefusedError) return error.message;
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  if (name === 'TimeoutError' || /timed out/i.test(message)) return 'Graph did not answer in time';
  return `Graph cannot be reached: ${message}`.slice(0, 300);
}

function fetchOptions({ trustedCertificate }: GraphAccess, timeoutInMilliseconds: number): RequestInit {
  return {
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutInMilliseconds),
    ...(trustedCertificate ? { tls: { ca: trustedCertificate } } : {}),
  };
}
