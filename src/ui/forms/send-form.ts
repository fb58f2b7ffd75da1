import type { Mistake } from './form-text.ts';

export type FormReply =
  | { kind: 'sent'; reply: Record<string, unknown>; message: string }
  /** `token` replaces an expired form token. */
  | { kind: 'refused'; mistake: Mistake; token: string };

type ReplyTexts = { failed: string; serverFailed?: string };

/** Sends a form. Server and connection errors do not reject. */
export async function sendForm(
  action: string,
  data: FormData,
  texts: ReplyTexts,
  onProgress: (percent: number) => void = () => {},
): Promise<FormReply> {
  const { status, body } = await post(action, data, onProgress);
  const reply = parseReply(body);
  // A response from a proxy in place of ours does not count as success.
  if (status === 200 && reply.success === true) return { kind: 'sent', reply, message: textOf(reply.message) };
  const mistake = { field: textOf(reply.field), text: refusalText(status, body, textOf(reply.error), texts) };
  return { kind: 'refused', mistake, token: textOf(reply.token) };
}

/** Maps status codes of the error catalogue: 400 has its own message, 500 is a server error, others are failures. */
function refusalText(status: number, body: string, error: string, { failed, serverFailed = failed }: ReplyTexts) {
  if (status === 500) return serverFailed;
  if (status >= 400 && error) return error;
  if (status > 500) return serverFailed;
  return (status === 400 && body.trim().slice(0, 300)) || failed;
}

/** The response; status 0 when there is none. Uses XMLHttpRequest, because fetch reports no upload progress. */
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

/** The JSON object of a response; empty when there is none. */
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
