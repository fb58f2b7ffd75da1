import { z } from 'zod';
import type { FileStore } from '../../files/file-store.ts';
import type { ClaimedMail } from '../commands.ts';
import { attachmentBytes, type SendMail, type SendResult } from '../outbox.ts';

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
class SignInRefusedError extends Error {
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
    const { authority, tenantId, clientId, clientSecret, baseUrl } = this.access;
    const answer = await fetch(`${authority}/${encodeURIComponent(tenantId)}/oauth2/v2.0/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: clientSecret,
        scope: `${baseUrl}/.default`,
      }),
      ...fetchOptions(this.access, timeoutInMilliseconds),
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

/** Asks Graph to send a message from the system mailbox; the outbox repeats it, within the rate limit and after a restart. */
export function postMessage(
  access: GraphAccess,
  token: string,
  message: object,
  timeoutInMilliseconds: number,
): Promise<Response> {
  // The token is never sent unencrypted.
  const credentials = access.baseUrl.startsWith('https:') ? { authorization: `Bearer ${token}` } : {};
  return fetch(`${access.baseUrl}/v1.0/users/${encodeURIComponent(access.sender)}/sendMail`, {
    method: 'POST',
    headers: { ...credentials, 'content-type': 'application/json' },
    body: JSON.stringify({ message, saveToSentItems: true }),
    ...fetchOptions(access, timeoutInMilliseconds),
  });
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

type Options = GraphAccess & {
  /** Holds the attachments. */
  files: FileStore;
  /** Timeout of one attempt; shorter than the lease of the outbox. */
  timeoutInMilliseconds?: number;
};

/** Sends through Microsoft Graph with the application permission `Mail.Send`. */
export function graphTransport({ files, timeoutInMilliseconds = 60_000, ...access }: Options): SendMail {
  const tokens = new GraphToken(access);
  return async (mail) => {
    const message = await composeMessage(mail, access.sender, files);
    try {
      for (let renewals = 0; ; renewals += 1) {
        const token = await tokens.get();
        const answer = await postMessage(access, token, message, timeoutInMilliseconds);
        // A token may be revoked before it expires; a second refusal has another reason.
        if (answer.status !== 401 || renewals > 0) return await resultOf(answer);
        tokens.forget(token);
      }
    } catch (error) {
      return { kind: error instanceof SignInRefusedError ? 'refused' : 'later', error: describeFailure(error) };
    }
  };
}

async function resultOf(answer: Response): Promise<SendResult> {
  const text = await answer.text().catch(() => '');
  const { status } = answer;
  if (status === 202) return { kind: 'sent' };
  const error = describeAnswer(status, text);
  // The mail itself is invalid; retrying cannot succeed.
  if (status === 400 || status === 413) return { kind: 'never', error };
  if (status === 401 || status === 403 || status === 404) return { kind: 'refused', error };
  const pause = pauseIn(answer.headers.get('retry-after'));
  return pause === undefined ? { kind: 'later', error } : { kind: 'later', error, pause };
}

/** `Retry-After` is a number of seconds or a date. Milliseconds. */
function pauseIn(header: string | null): number | undefined {
  if (!header) return undefined;
  const milliseconds = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(milliseconds) ? Math.min(Math.max(milliseconds, 0), 86_400_000) : undefined;
}

async function composeMessage(mail: ClaimedMail, sender: string, files: FileStore): Promise<object> {
  const domain = sender.split('@').at(-1);
  const addressOf = (id: string) => `<${id}@${domain}>`;
  return {
    internetMessageId: addressOf(mail.messageId),
    ...threading(mail.references.map(addressOf)),
    ...(mail.isAutomatic && { internetMessageHeaders: [noAutomaticReplies] }),
    subject: mail.subject,
    body: { contentType: mail.isHtml ? 'html' : 'text', content: mail.body },
    toRecipients: addressed(mail.recipients.length > 0 ? mail.recipients : [sender]),
    ...(mail.cc.length > 0 ? { ccRecipients: addressed(mail.cc) } : {}),
    ...(mail.bcc.length > 0 ? { bccRecipients: addressed(mail.bcc) } : {}),
    ...(mail.replyTo ? { replyTo: [{ emailAddress: mail.replyTo }] } : {}),
    attachments: await Promise.all(
      mail.attachments.map(async ({ filename, path, contentType }) => ({
        '@odata.type': '#microsoft.graph.fileAttachment',
        name: filename,
        contentType,
        contentBytes: (await attachmentBytes(files, path)).toBase64(),
      })),
    ),
  };
}

/** Exchange sends no out-of-office reply to it, so that two automata do not write to each other. */
const noAutomaticReplies = { name: 'x-auto-response-suppress', value: 'All' };

/**
 * In-Reply-To and References, by which mail programs show a conversation. Graph takes custom headers only (`x-…`): these two
 * are properties of the message in the store.
 */
function threading(references: readonly string[]): object {
  const last = references.at(-1);
  if (last === undefined) return {};
  return {
    singleValueExtendedProperties: [
      { id: 'String 0x1042', value: last },
      { id: 'String 0x1039', value: references.join(' ') },
    ],
  };
}

function addressed(addresses: readonly string[]) {
  return addresses.map((address) => ({ emailAddress: { address } }));
}
