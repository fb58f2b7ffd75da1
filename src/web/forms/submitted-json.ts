import { cleanField } from '../http/intake.ts';
import { openBodies } from './open-bodies.ts';
import { UnreadableFormError } from './unreadable-form-error.ts';

const maxJsonInBytes = 256 * 1024;

export function isJson(request: Request): boolean {
  return /^application\/json\b/i.test(request.headers.get('content-type') ?? '');
}

/** Reads a form sent as a JSON object. Throws UnreadableFormError. */
export async function readSubmittedJson(request: Request, address: string): Promise<Record<string, unknown>> {
  const bytes = await readBody(request, address);
  try {
    const parsed: unknown = JSON.parse(bytes.toString('utf8'));
    if (parsed !== null && typeof parsed === 'object' && !Array.isArray(parsed)) {
      return Object.fromEntries(Object.entries(parsed).map(([name, value]) => [name, cleanShallow(name, value)]));
    }
  } catch (error) {
    throw new UnreadableFormError(String(error));
  }
  throw new UnreadableFormError('A JSON object is expected');
}

/** Forms have texts only; what is nested is refused later. */
function cleanShallow(name: string, value: unknown): unknown {
  return typeof value === 'string' ? cleanField(name, value) : value;
}

async function readBody(request: Request, address: string): Promise<Buffer> {
  const reader = request.body?.getReader();
  if (!reader) return Buffer.alloc(0);
  const cut = Promise.withResolvers<never>();
  // Raced against below; avoids an unhandled rejection.
  cut.promise.catch(() => {});
  const body = openBodies.begin(address, cut.reject);
  const pieces: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), cut.promise]);
      if (done) return Buffer.concat(pieces);
      size += value.length;
      body.received(value.length);
      if (size > maxJsonInBytes) throw new UnreadableFormError('The JSON is too large', true);
      pieces.push(value);
    }
  } catch (error) {
    reader.cancel().catch(() => {});
    throw error;
  } finally {
    body.end();
  }
}
