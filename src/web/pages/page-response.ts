import { heroFirstHash } from '../../ui/media/hero-first.tsx';
import { contentSecurityWith } from '../http/headers.ts';
import { streamAnswer } from '../http/responses/stream-answer.ts';
import type { LoadedPage } from './public-page.ts';
import type { RenderedPage } from './render.tsx';

/** The answer with a page, complete or as a stream. */
export function responseOf(
  rendered: RenderedPage,
  { status = 200 }: LoadedPage,
  nonce: string,
  common: Readonly<Record<string, string>>,
): Response {
  if (rendered.kind === 'complete') return new Response(atOnce(rendered.html), { status, headers: common });
  const policy = contentSecurityWith(heroFirstHash, `nonce-${nonce}`);
  return streamAnswer(rendered.stream, { status, headers: { ...common, 'content-security-policy': policy } });
}

/**
 * Bytes as a stream of one chunk. Bun writes a response that is returned asynchronously in many small writes, one
 * per header name and value, unless its body is a stream: then it takes two.
 */
function atOnce(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
}
