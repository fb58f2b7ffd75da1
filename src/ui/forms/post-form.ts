type Answer = {
  /** 0 when there is no response, also after an abort. */
  status: number;
  body: string;
  /** Of `Retry-After`; 0 without one. */
  seconds: number;
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
      resolve({ status: request.status, body: request.responseText, seconds });
    });
    for (const kind of ['error', 'abort', 'timeout'] as const) {
      request.addEventListener(kind, () => resolve({ status: 0, body: '', seconds: 0 }));
    }
    signal?.addEventListener('abort', () => request.abort());
    request.send(data);
  });
}
