import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { testCertificate } from '../graph/graph.ts';

type Received = { from: string; recipients: string[]; text: string };

/** Test mail server, which takes mail after a sign-in with "website" and "s3cret/word". */
export async function startSmtp({ script = {}, ...options }: SMTPServerOptions & { script?: Script } = {}) {
  const messages: Received[] = [];
  let signIns = 0;
  const server = new SMTPServer({
    secure: true,
    ...testCertificate,
    onAuth({ username, password }, _session, answer) {
      signIns += 1;
      if (username === 'website' && password === 's3cret/word') answer(null, { user: username });
      else answer(refusal(535, '5.7.8 Authentication failed'));
    },
    onMailFrom: (_address, _session, answer) => answer(script.sender),
    onRcptTo: ({ address }, _session, answer) => answer(script.recipients?.[address]),
    onData(stream, { envelope }, answer) {
      let text = '';
      stream.on('data', (part) => {
        text += part;
      });
      stream.on('end', () => {
        if (script.message) return answer(script.message);
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        messages.push({ from, recipients: envelope.rcptTo.map(({ address }) => address), text });
        setTimeout(answer, script.inspectionInMilliseconds ?? 0);
      });
    },
    ...options,
  });
  server.on('error', () => {});
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return {
    port,
    url: `smtps://website:s3cret%2Fword@localhost:${port}`,
    messages,
    signIns: () => signIns,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

type Script = {
  sender?: Error;
  recipients?: Record<string, Error>;
  message?: Error;
  /** Time between the end of a message and its acceptance. */
  inspectionInMilliseconds?: number;
};

export function refusal(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}
