import { problemHeader } from '../../fields/problem.ts';
import type { Template } from '../../i18n/site/words.ts';
import { type FormError, fill } from './form-text.ts';
import { solveChallenge } from './proof-of-work.ts';

type FormReply =
  | { kind: 'sent'; reply: Record<string, unknown>; message: string }
  /** `token` replaces the form's token; `challenge` permits submitting although a limit is reached. */
  | { kind: 'refused'; error: FormError; token: string; challenge: string; seconds: number; again?: boolean };

type ReplyTexts = { failed: string; serverFailed?: string; proving: string; waiting: Template<'seconds'> };

/** Why submitting is delayed, and the progress in percent. */
export type Hold = { text: string; percent: number };

type Watch = { onProgress?: (percent: number) => void; onHold?: (hold: Hold | undefined) => void };

const ignore = () => {};
/** Longer delays are reported as an error instead. */
const maxWaitInSeconds = 60;
/** How often a form that was refused for want of capacity is sent again. */
const maxRepeats = 6;

/**
 * Sends a form. Under load it solves the server's challenge by a proof of work, or by waiting, and sends the form again.
 * Server and connection errors do not reject.
 */
export async function sendForm(
  action: string,
  data: FormData,
  texts: ReplyTexts,
  { onProgress = ignore, onHold = ignore }: Watch = {},
): Promise<FormReply> {
  const send = async () => {
    let sent = await sendOnce(action, data, texts, onProgress);
    for (let tries = 0; sent.kind === 'refused' && sent.again && tries < maxRepeats; tries += 1) {
      await wait(Math.min(sent.seconds, maxWaitInSeconds), texts, onHold);
      sent = await sendOnce(action, data, texts, onProgress);
    }
    return sent;
  };
  let reply = await send();
  if (reply.kind !== 'refused' || !reply.challenge) {
    onHold(undefined);
    return reply;
  }
  takeChallenge(data, reply);
  data.set('work', await solveChallenge(reply.challenge, (percent) => onHold({ text: texts.proving, percent })));
  reply = await send();
  if (reply.kind === 'refused' && reply.challenge && reply.seconds <= maxWaitInSeconds) {
    takeChallenge(data, reply);
    await wait(reply.seconds, texts, onHold);
    reply = await send();
  }
  onHold(undefined);
  return reply;
}

function takeChallenge(data: FormData, { challenge, token }: Extract<FormReply, { kind: 'refused' }>): void {
  data.set('challenge', challenge);
  data.delete('work');
  if (token) data.set('token', token);
}

async function wait(seconds: number, { waiting }: ReplyTexts, onHold: (hold: Hold) => void): Promise<void> {
  const text = fill(waiting, { seconds: String(seconds) });
  for (let second = 0; second < seconds; second += 1) {
    onHold({ text, percent: Math.round((second / seconds) * 100) });
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

async function sendOnce(
  action: string,
  data: FormData,
  texts: ReplyTexts,
  onProgress: (percent: number) => void,
): Promise<FormReply> {
  const { status, body, seconds } = await postForm(action, data, onProgress);
  const reply = parseReply(body);
  // A response from a proxy in place of ours does not count as success.
  if (status === 200 && reply.success === true) return { kind: 'sent', reply, message: textOf(reply.message) };
  const refused = { field: textOf(reply.field), text: refusalText(status, body, textOf(reply.error), texts) };
  const again = status === 503 && reply.again === true && seconds > 0;
  return {
    kind: 'refused',
    error: refused,
    token: textOf(reply.token),
    challenge: textOf(reply.challenge),
    seconds,
    again,
  };
}

/** Maps status codes of the error catalogue: 500 is a server error, others are failures unless the site says why. */
function refusalText(status: number, body: string, error: string, { failed, serverFailed = failed }: ReplyTexts) {
  if (status === 500) return serverFailed;
  if (status >= 400 && error) return error;
  return (status === 400 && body.trim().slice(0, 300)) || failed;
}

/** The JSON object of a response; empty when there is none. */
function parseReply(body: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(body);
    return parsed !== null && typeof parsed === 'object' ? { ...parsed } : {};
  } catch {
    return {};
  }
}

/** A string value of a response; empty for other types. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

type Answer = {
  /** 0 when there is no response, also after an abort. */
  status: number;
  body: string;
  /** Of `Retry-After`; 0 without one. */
  seconds: number;
  /** Why a call of the back-office was refused. */
  problem: string | null;
};

/** Sends a form and reports the upload in percent. Uses XMLHttpRequest, because fetch reports no upload progress. */
export function postForm(
  action: string,
  data: FormData,
  onProgress: (percent: number) => void,
  signal?: AbortSignal,
): Promise<Answer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', action);
    request.setRequestHeader('Accept', 'application/json');
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(Math.round((loaded / total) * 100));
    });
    request.addEventListener('load', () => {
      const seconds = Number(request.getResponseHeader('Retry-After') ?? 0);
      const problem = request.getResponseHeader(problemHeader);
      resolve({ status: request.status, body: request.responseText, seconds, problem });
    });
    for (const kind of ['error', 'abort', 'timeout'] as const) {
      request.addEventListener(kind, () => resolve({ status: 0, body: '', seconds: 0, problem: null }));
    }
    signal?.addEventListener('abort', () => request.abort());
    request.send(data);
  });
}
