import { endpoints } from '../../src/routes.ts';
import { signIn } from '../sign-in.ts';
import { asFile, type HostileFile, maxAttachmentInBytes } from './hostile-file.ts';

export type Answer = { status: number; text: string };

/** A way by which files come to the server. */
export type Channel = {
  name: string;
  send: (file: HostileFile, bytes: Uint8Array) => Promise<Answer>;
  takes: (file: HostileFile, size: number) => boolean;
};

const attachments = ['docx', 'doc', 'pdf', 'jpg', 'png'];
const assets = ['pdf', 'jpg', 'png', 'gif', 'mp4', 'webm'];
const maxWaitInSeconds = 5;
/** Addresses for tests of devices (RFC 2544). */
const networks = '198.18';

/** Staff account that uploads assets. */
export const account = { username: 'attacker', password: 'a long password of the attack' };

/** The three channels of a server. Each form comes from an address of its own, as behind a proxy. */
export async function channelsOf(address: string): Promise<Channel[]> {
  const isAttachment = ({ extension }: HostileFile, size: number) =>
    attachments.includes(extension) && size <= maxAttachmentInBytes;
  const cookie = await signIn(address, account);
  let visitors = 0;
  const visitor = () => {
    visitors += 1;
    return { 'x-forwarded-for': `${networks}.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}` };
  };
  return [
    {
      name: 'report',
      takes: isAttachment,
      send: async (file, bytes) => {
        const form = formOf({ anonymous: 'on', report: 'Sebuah berkas.', language: 'en' });
        form.set('token', await tokenFrom(`${address}/en/baik-culture`));
        form.set('attachments', asFile(file, bytes));
        const headers = visitor();
        return answerOf(
          await patiently(() => fetch(address + endpoints.baikSubmit, { method: 'POST', headers, body: form })),
        );
      },
    },
    {
      name: 'message',
      takes: isAttachment,
      send: async (file, bytes) => {
        const form = formOf({
          name: 'Attacker',
          email: 'a@example.com',
          subject: 'umum',
          message: 'A file.',
          language: 'en',
        });
        form.set('token', await tokenFrom(`${address}/en/contact`));
        form.set('attachments', asFile(file, bytes));
        const headers = visitor();
        return answerOf(
          await patiently(() => fetch(address + endpoints.contactSubmit, { method: 'POST', headers, body: form })),
        );
      },
    },
    {
      name: 'asset',
      takes: ({ extension }) => assets.includes(extension),
      send: async (file, bytes) => {
        const isDocument = file.extension === 'pdf';
        const isVideo = file.extension === 'mp4' || file.extension === 'webm';
        const form = formOf({
          category: isDocument ? 'reports' : 'news',
          media_type: isDocument ? 'document' : isVideo ? 'video' : 'image',
          decorative: 'true',
        });
        form.set('file', asFile(file, bytes));
        return answerOf(
          await fetch(address + endpoints.apiStaffAssets, { method: 'POST', headers: { cookie }, body: form }),
        );
      },
    },
  ];
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** A form that was sent within a second or two of being opened is answered with how long to wait. */
async function patiently(send: () => Promise<Response>): Promise<Response> {
  const answer = await send();
  const seconds = Number(answer.headers.get('retry-after') ?? Number.POSITIVE_INFINITY);
  if (answer.status !== 429 || seconds > maxWaitInSeconds) return answer;
  await answer.arrayBuffer();
  await Bun.sleep(seconds * 1000);
  return send();
}

/** The token of a fresh form; empty when the page shows none. */
async function tokenFrom(page: string): Promise<string> {
  const html = await (await fetch(page)).text();
  return /name="token"[^<>]*?value="([^"]*)"/.exec(html)?.[1] ?? '';
}

async function answerOf(answer: Response): Promise<Answer> {
  const text = await answer.text();
  try {
    const { error = '', message = '' } = JSON.parse(text) as { error?: string; message?: string };
    return { status: answer.status, text: error || message || 'accepted' };
  } catch {
    return { status: answer.status, text: text.slice(0, 100) };
  }
}
