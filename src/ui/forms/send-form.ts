import type { Mistake } from './form-text.ts';

export type FormReply =
  | { kind: 'sent'; reply: Record<string, unknown>; message: string }
  /** `token` replaces the one of a form that has been open for too long. */
  | { kind: 'refused'; mistake: Mistake; token: string };

type ReplyTexts = { failed: string; serverFailed?: string };

/** Sends a form. Never rejects for what the server or the connection does. */
export async function sendForm(
  action: string,
  data: FormData,
  texts: ReplyTexts,
  onProgress: (percent: number) => void = () => {},
): Promise<FormReply> {
  const { status, body } = await post(action, data, onProgress);
  const reply = parseReply(body);
  // A page that something on the way put in place of our answer is no form received.
  if (status === 200 && reply.success === true) return { kind: 'sent', reply, message: textOf(reply.message) };
  const mistake = { field: textOf(reply.field), text: refusalText(status, body, textOf(reply.error), texts) };
  return { kind: 'refused', mistake, token: textOf(reply.token) };
}

/** By the error catalogue: 400 says itself what is wrong, 500 is the server's, anything else has failed. */
function refusalText(status: number, body: string, error: string, { failed, serverFailed = failed }: ReplyTexts) {
  if (status === 500) return serverFailed;
  if (status >= 400 && error) return error;
  if (status > 500) return serverFailed;
  return (status === 400 && body.trim().slice(0, 300)) || failed;
}

/** What came back; status 0 when nothing did. XMLHttpRequest says how far it has come, which fetch cannot. */
function post(
  action: string,
  data: FormData,
  onProgress: (percent: number) => void,
): Promise<{ status: number; body: string }> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', action);
    request.setRequestHeader('Accept', 'application/json');
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(Math.round((loaded / total) * 100));
    });
    request.addEventListener('load', () => resolve({ status: request.status, body: request.responseText }));
    for (const kind of ['error', 'abort', 'timeout'] as const) {
      request.addEventListener(kind, () => resolve({ status: 0, body: '' }));
    }
    request.send(data);
  });
}

/** The object in an answer; an empty one when there is none. */
function parseReply(body: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(body);
    return parsed !== null && typeof parsed === 'object' ? { ...parsed } : {};
  } catch {
    return {};
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
