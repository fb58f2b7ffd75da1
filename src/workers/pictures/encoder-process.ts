import { readdir, rm, stat } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { encodeVariant } from './encode-variant.ts';
import type { Variant, VariantPlace } from './variant.ts';

export type EncoderRequest = { variant: Variant; place: VariantPlace };
export type EncoderAnswer = { name: string; failure?: string };

/** Lower priority than everything that answers visitors, but high enough to make progress on a busy machine. */
const niceness = 10;
/** A temporary file this old belongs to a process that was killed. */
const maxTemporaryFileAgeInMilliseconds = 3_600_000;

// The server ends this process. The Ctrl-C that reaches both must not end it while the server still answers.
process.on('SIGINT', () => {});
// However the server ends, the channel to it closes.
process.on('disconnect', () => process.exit(0));
process.on('message', (request: EncoderRequest) => void answer(request));
setPriority(niceness);

const cleaned = new Set<string>();

async function answer({ variant, place }: EncoderRequest): Promise<void> {
  const { name } = variant;
  try {
    await removeAbandoned(place.directory);
    await encodeVariant(variant, place);
    send({ name });
  } catch (error) {
    send({ name, failure: error instanceof Error ? error.message : String(error) });
  }
}

function send(message: EncoderAnswer): void {
  process.send?.(message);
}

async function removeAbandoned(directory: string): Promise<void> {
  if (cleaned.has(directory)) return;
  cleaned.add(directory);
  const names = await readdir(directory).catch(() => []);
  for (const name of names.filter((candidate) => candidate.endsWith('.new'))) {
    const facts = await stat(join(directory, name)).catch(() => undefined);
    if (facts && Date.now() - facts.mtimeMs > maxTemporaryFileAgeInMilliseconds)
      await rm(join(directory, name), { force: true });
  }
}
