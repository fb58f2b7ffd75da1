import { AuthenticationHandler, Client, HTTPMessageHandler, ResponseType } from '@microsoft/microsoft-graph-client';
import { z } from 'zod';

export type GraphAccess = {
  tenantId: string;
  clientId: string;
  clientSecret: string;
  /** The address of the mailbox that sends. */
  sender: string;
  /** Origin of Graph, https. */
  baseUrl: string;
  /** Origin of its sign-in, https. */
  authority: string;
  /** Additional trusted certificate in PEM. */
  trustedCertificate?: string;
};

/** The token endpoint refused the application or its secret: retrying cannot succeed. */
export class SignInRefusedError extends Error {
  override name = 'SignInRefusedError';
}

/** A token is renewed this many milliseconds before it expires. */
const marginInMilliseconds = 5 * 60_000;
const defaultTimeoutInMilliseconds = 20_000;

const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive() });
const refusal = z.object({ error: z.string(), error_description: z.string().optional() });

/** Fetches the application token by client credentials, caches it and renews it before it expires. */
export class GraphToken {
  private current: { token: string; until: number } | undefined;
  private fetching: Promise<string> | undefined;

  constructor(private readonly access: GraphAccess) {}

  /** Throws SignInRefusedError, or another error after the timeout. */
  get(timeoutInMilliseconds = defaultTimeoutInMilliseconds): Promise<string> {
    if (this.current && this.current.until > Date.now()) return Promise.resolve(this.current.token);
    this.fetching ??= this.fetch(timeoutInMilliseconds).finally(() => {
      this.fetching = undefined;
    });
    return this.fetching;
  }

  /** Graph did not accept it. */
  forget(token: string): void {
    if (this.current?.token === token) this.current = undefined;
  }

  private async fetch(timeoutInMilliseconds: number): Promise<string> {
    const { authority, tenantId, clientId, clientSecret, baseUrl, trustedCertificate } = this.access;
    const answer = await fetch(`${authority}/${encodeURIComponent(tenantId)}/oauth2/v2.0/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: clientSecret,
        scope: `${baseUrl}/.default`,
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutInMilliseconds),
      ...(trustedCertificate ? { tls: { ca: trustedCertificate } } : {}),
    });
    const body: unknown = await answer.json().catch(() => undefined);
    const granted = tokenAnswer.safeParse(body);
    if (!answer.ok || !granted.success) {
      const problem = `The sign-in answered ${answer.status}${reasonIn(body)}`;
      throw isRefusal(answer.status) ? new SignInRefusedError(problem) : new Error(problem);
    }
    const { access_token: token, expires_in: seconds } = granted.data;
    this.current = { token, until: Date.now() + Math.max(seconds * 1000 - marginInMilliseconds, seconds * 500) };
    return token;
  }
}

function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

/** Microsoft's description begins with an error code such as AADSTS7000215; the rest are identifiers. */
function reasonIn(body: unknown): string {
  const parsed = refusal.safeParse(body);
  if (!parsed.success) return '';
  return `: ${parsed.data.error} ${(parsed.data.error_description ?? '').split(/[\r\n]/, 1)[0]}`
    .slice(0, 300)
    .trimEnd();
}

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
