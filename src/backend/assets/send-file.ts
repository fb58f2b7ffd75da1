type Way = { address: string; onProgress: (percent: number) => void; signal: AbortSignal };

/** Sends one file of a form to an address; answers what went wrong, or undefined. Only XMLHttpRequest tells how far an upload is. */
export function sendFile(
  file: File,
  name: string,
  form: HTMLFormElement,
  { address, onProgress, signal }: Way,
): Promise<string | undefined> {
  // Everything else in the form goes with each of its files.
  const sent = new FormData(form);
  sent.set('name', name);
  sent.set('file', file);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.floor((loaded / total) * 100));
    request.onload = () => resolve(request.status === 201 ? undefined : problemIn(request));
    request.onerror = request.onabort = () => resolve(unknown);
    signal.addEventListener('abort', () => request.abort());
    request.open('POST', address);
    request.send(sent);
  });
}

const unknown = 'Unknown error occurred';

function problemIn({ status, responseText }: XMLHttpRequest): string {
  if (status === 401) return 'Your session has ended. Sign in again in another window, then upload once more.';
  try {
    const { error } = JSON.parse(responseText) as { error?: string };
    // The field at the end is for programs.
    return error?.replace(/ \(\w+\)$/, '') || unknown;
  } catch {
    return unknown;
  }
}
