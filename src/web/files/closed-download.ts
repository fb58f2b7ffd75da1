import { attachmentDisposition } from '../http/attachment-disposition.ts';
import { securityHeaders } from '../http/headers.ts';
import { streamAnswer } from '../http/responses/stream-answer.ts';

/** For what the browser must neither execute nor cache. */
export const closedHeaders = {
  ...securityHeaders,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; sandbox",
};

/** A file of a report to be saved under its name. */
export function closedDownload(content: ReadableStream<Uint8Array>, filename: string): Response {
  return streamAnswer(content, {
    headers: {
      ...closedHeaders,
      'content-type': 'application/octet-stream',
      'content-disposition': attachmentDisposition(filename),
    },
  });
}
