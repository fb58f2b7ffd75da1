/** The response; status 0 when there was none. */
type FormReply = { status: number; body: string };

/** Sends a form with upload progress, which fetch lacks. Never rejects. */
export function postForm(action: string, data: FormData, onProgress: (percent: number) => void): Promise<FormReply> {
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
export function parseReply(body: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(body);
    return parsed !== null && typeof parsed === 'object' ? { ...parsed } : {};
  } catch {
    return {};
  }
}
