import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GraphAccess } from '../../../src/domain/mail/transports/graph.ts';

/** Test certificate for localhost, valid for a hundred years; its key is not secret. */
const certificateFile = join(import.meta.dir, 'certificate.pem');
const certificate = readFileSync(certificateFile, 'utf8');
const key = readFileSync(join(import.meta.dir, 'key.pem'), 'utf8');

/** For other test servers on localhost. */
export const testCertificate = { cert: certificate, key, file: certificateFile };

type SentMessage = {
  internetMessageId: string;
  subject: string;
  body: { contentType: string; content: string };
  toRecipients: { emailAddress: { address: string } }[];
  ccRecipients?: { emailAddress: { address: string } }[];
  bccRecipients?: { emailAddress: { address: string } }[];
  replyTo?: { emailAddress: { name: string; address: string } }[];
  internetMessageHeaders?: { name: string; value: string }[];
  singleValueExtendedProperties?: { id: string; value: string }[];
  attachments: { name: string; contentType: string; contentBytes: string }[];
};

type Behaviour = () => Response | Promise<Response>;

/** Responses of Graph to a mail. */
export const answers = {
  accepted: () => new Response(null, { status: 202 }),
  unauthorized: () => refusal(401, 'InvalidAuthenticationToken', 'Lifetime validation failed.'),
  forbidden: () => refusal(403, 'ErrorAccessDenied', 'Access is denied.'),
  invalid: () => refusal(400, 'ErrorInvalidRecipients', 'At least one recipient is not valid.'),
  busy: (retryAfter: string) => () => refusal(429, 'ApplicationThrottled', 'Slow down.', { 'retry-after': retryAfter }),
  unavailable: () => refusal(503, 'serviceNotAvailable', 'Try later.'),
  malformed: () => new Response('<html>A proxy says hello</html>', { headers: { 'content-type': 'application/json' } }),
  never: () => new Promise<Response>(() => {}),
} satisfies Record<string, Behaviour | ((value: string) => Behaviour)>;

export type GraphDouble = ReturnType<typeof startGraph>;

/** Test server for Graph and its sign-in on https, which accepts only tokens that it issued. */
export function startGraph() {
  const sender = 'website@example.test';
  const script: Behaviour[] = [];
  const expected: { text: string; behaviour: Behaviour }[] = [];
  const messages: SentMessage[] = [];
  const tokens: string[] = [];
  // A reset forgets no valid token: the application may have fetched one just before.
  const valid = new Set<string>();
  const wanted = new Map<number, () => void>();
  let signIn: Behaviour | undefined;
  let lifetime = 3600;
  let usual: Behaviour = answers.accepted;

  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    tls: { cert: certificate, key },
    fetch(request) {
      const { pathname } = new URL(request.url);
      if (pathname === '/tenant/oauth2/v2.0/token') return giveToken(request);
      const mailbox = /^\/v1\.0\/users\/([^/]+)\/sendMail$/.exec(pathname)?.[1];
      return mailbox ? takeMail(request, decodeURIComponent(mailbox)) : new Response('Unknown', { status: 404 });
    },
  });

  async function giveToken(request: Request): Promise<Response> {
    if (signIn) return signIn();
    const form = new URLSearchParams(await request.text());
    const right =
      form.get('grant_type') === 'client_credentials' &&
      form.get('client_id') === 'client' &&
      form.get('client_secret') === 'secret' &&
      form.get('scope') === `https://localhost:${server.port}/.default`;
    if (!right) return Response.json({ error: 'invalid_client', error_description: 'AADSTS7000215' }, { status: 401 });
    const token = crypto.randomUUID();
    tokens.push(token);
    valid.add(token);
    return Response.json({ token_type: 'Bearer', access_token: token, expires_in: lifetime });
  }

  async function takeMail(request: Request, mailbox: string): Promise<Response> {
    const token = request.headers.get('authorization')?.slice('Bearer '.length) ?? '';
    if (!valid.has(token)) return answers.unauthorized();
    if (mailbox !== sender) return refusal(404, 'ErrorInvalidUser', 'The user does not exist.');
    const { message } = (await request.json()) as { message: SentMessage };
    // Like the real one, it checks permissions before the message.
    if (message.toRecipients.length === 0) {
      const answer = await (script.shift() ?? usual)();
      return answer.status === 202 ? answers.invalid() : answer;
    }
    messages.push(message);
    wanted.get(messages.length)?.();
    const said = JSON.stringify(message);
    const index = expected.findIndex(({ text }) => said.includes(text));
    const [own] = index < 0 ? [] : expected.splice(index, 1);
    if (own) return own.behaviour();
    return (script.shift() ?? usual)();
  }

  return {
    sender,
    /** All messages sent with a valid token, including rejected ones. */
    messages,
    /** All issued tokens, oldest first. */
    tokens,
    access: {
      tenantId: 'tenant',
      clientId: 'client',
      clientSecret: 'secret',
      sender,
      baseUrl: `https://localhost:${server.port}`,
      authority: `https://localhost:${server.port}`,
      trustedCertificate: certificate,
    } satisfies GraphAccess,
    /** Responses to the next mails, in order; further ones are accepted. */
    answerWith: (...behaviours: Behaviour[]) => void script.push(...behaviours),
    /** Response to the next mail with this text: where the site sends others by itself, such as notices of a sign-in. */
    answerTo: (text: string, behaviour: Behaviour) => void expected.push({ text, behaviour }),
    answerAlways: (behaviour: Behaviour) => {
      usual = behaviour;
    },
    signInWith: (behaviour: Behaviour | undefined) => {
      signIn = behaviour;
    },
    tokensLiveFor: (seconds: number) => {
      lifetime = seconds;
    },
    /** Invalidates all issued tokens. */
    revokeTokens: () => valid.clear(),
    /** Waits for a number of messages. */
    received(count: number): Promise<void> {
      if (messages.length >= count) return Promise.resolve();
      return new Promise((resolve) => wanted.set(count, resolve));
    },
    reset(): void {
      script.length = expected.length = messages.length = tokens.length = 0;
      wanted.clear();
      signIn = undefined;
      lifetime = 3600;
      usual = answers.accepted;
    },
    stop: () => server.stop(true),
  };
}

/** Settings of a server that uses this mailbox. */
export function graphSettings({ access }: GraphDouble): Record<string, string> {
  return {
    GRAPH_TENANT_ID: access.tenantId,
    GRAPH_CLIENT_ID: access.clientId,
    GRAPH_CLIENT_SECRET: access.clientSecret,
    GRAPH_SENDER: access.sender,
    GRAPH_BASE_URL: access.baseUrl,
    GRAPH_AUTHORITY: access.authority,
    NODE_EXTRA_CA_CERTS: certificateFile,
  };
}

function refusal(status: number, code: string, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error: { code, message } }, { status, headers });
}
