import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AuthenticationHandler, Client, HTTPMessageHandler, ResponseType } from '@microsoft/microsoft-graph-client';
import type { ClaimedMail } from './commands.ts';
import { type GraphAccess, GraphToken } from './graph-token.ts';
import type { SendMail, SendResult } from './outbox.ts';

type Options = GraphAccess & {
  /** The directory that the paths of attachments are relative to. */
  dataDirectory: string;
  /** How long one attempt may take, in milliseconds; shorter than the lease of the outbox. */
  patience?: number;
};

/** Sends over Microsoft Graph with an application's permission `Mail.Send`. */
export function graphTransport({ dataDirectory, patience = 60_000, ...access }: Options): SendMail {
  const tokens = new GraphToken(access);
  return async (mail) => {
    const message = await composeMessage(mail, access.sender, dataDirectory);
    for (let renewals = 0; ; renewals += 1) {
      const token = await tokens.get();
      const answer = await post(access, token, message, patience);
      // A token may be revoked before its time; a second refusal has another reason.
      if (answer.status !== 401 || renewals > 0) return resultOf(answer);
      tokens.forget(token);
    }
  };
}

async function post(access: GraphAccess, token: string, message: object, patience: number): Promise<Response> {
  const authentication = new AuthenticationHandler({ getAccessToken: async () => token });
  // Without the client's own retries: those of the outbox are the ones that keep to the pace and survive a restart.
  authentication.setNext(new HTTPMessageHandler());
  const client = Client.initWithMiddleware({
    middleware: authentication,
    baseUrl: `${access.baseUrl}/`,
    defaultVersion: 'v1.0',
    customHosts: new Set([new URL(access.baseUrl).hostname]),
    fetchOptions: fetchOptions(access, patience),
  });
  // The client answers a raw request with the response of fetch, whatever its status.
  return (await client
    .api(`/users/${encodeURIComponent(access.sender)}/sendMail`)
    .responseType(ResponseType.RAW)
    .post({ message, saveToSentItems: true })) as Response;
}

function fetchOptions({ trustedCertificate }: GraphAccess, patience: number): RequestInit {
  return {
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
    ...(trustedCertificate ? { tls: { ca: trustedCertificate } } : {}),
  };
}

async function resultOf(answer: Response): Promise<SendResult> {
  const text = await answer.text().catch(() => '');
  if (answer.status === 202) return { kind: 'sent' };
  const error = `Graph answered ${answer.status}${reasonIn(text)}`;
  // The mail itself is what is wrong; a thousand attempts would not change that.
  if (answer.status === 400 || answer.status === 413) return { kind: 'never', error };
  const pause = pauseIn(answer.headers.get('retry-after'));
  return pause === undefined ? { kind: 'later', error } : { kind: 'later', error, pause };
}

/** `Retry-After` is a number of seconds or a date. Milliseconds. */
function pauseIn(header: string | null): number | undefined {
  if (!header) return undefined;
  const milliseconds = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(milliseconds) ? Math.min(Math.max(milliseconds, 0), 86_400_000) : undefined;
}

function reasonIn(text: string): string {
  try {
    const { error } = JSON.parse(text) as { error?: { code?: unknown; message?: unknown } };
    return error ? `: ${error.code} ${error.message}`.slice(0, 300) : '';
  } catch {
    return '';
  }
}

async function composeMessage(mail: ClaimedMail, sender: string, dataDirectory: string): Promise<object> {
  const domain = sender.split('@').at(-1);
  return {
    internetMessageId: `<${mail.messageId}@${domain}>`,
    subject: mail.subject,
    body: { contentType: 'text', content: mail.body },
    toRecipients: (mail.recipients.length > 0 ? mail.recipients : [sender]).map((address) => ({
      emailAddress: { address },
    })),
    ...(mail.replyTo ? { replyTo: [{ emailAddress: mail.replyTo }] } : {}),
    attachments: await Promise.all(
      mail.attachments.map(async ({ filename, path, contentType }) => ({
        '@odata.type': '#microsoft.graph.fileAttachment',
        name: filename,
        contentType,
        contentBytes: (await readFile(join(dataDirectory, path))).toString('base64'),
      })),
    ),
  };
}
