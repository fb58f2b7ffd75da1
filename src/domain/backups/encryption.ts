import { createReadStream, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { CommandError } from '../../start-error.ts';
import { makeKeyPair, parseIdentity, parsePublicKey, sealStream, unsealStream } from '../baik/sealing/sealing.ts';
import { DamagedArchiveError } from './archive/tar.ts';

const ageHeader = 'age-encryption.org/v1';

/** Public keys of age, checked. Throws CommandError. */
export function parseRecipients(given: readonly string[]): string[] {
  return given.map((text) => {
    const key = parsePublicKey(text);
    if (!key) throw new CommandError(`"${text}" is not a public key of age, such as age1… with 62 characters.`);
    return key;
  });
}

/** Writes a new private key into a new file that only its owner can read. Returns the public key. */
export async function makeKeyFile(path: string): Promise<string> {
  if (existsSync(path)) throw new CommandError(`${path} exists already. A key is never overwritten.`);
  const { identity, publicKey } = await makeKeyPair();
  writeFileSync(path, `# public key: ${publicKey}\n${identity}\n`, { mode: 0o600, flag: 'wx', flush: true });
  return publicKey;
}

/** The private key in a file. Throws CommandError. */
export async function readKeyFile(path: string): Promise<string> {
  let text: string;
  try {
    if (!statSync(path).isFile()) throw new Error('it is not a file');
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new CommandError(`The key file ${path} cannot be read: ${error instanceof Error ? error.message : error}.`);
  }
  const pair = await parseIdentity(text);
  if (!pair) throw new CommandError(`${path} holds no private key of age (AGE-SECRET-KEY-1…).`);
  return pair.identity;
}

export async function encrypted(
  content: AsyncIterable<Uint8Array>,
  recipients: readonly string[],
): Promise<AsyncIterable<Uint8Array>> {
  return sealStream(recipients, streamOf(content));
}

/** The archive in a file, decrypted when it is encrypted. Can be called again, for another pass. */
export function openArchiveFile(path: string, identity: string | undefined): () => Promise<AsyncIterable<Uint8Array>> {
  return async () => {
    const stream = () => createReadStream(path, { highWaterMark: 256 * 1024 });
    if (!(await isEncrypted(path))) return stream();
    if (identity === undefined) {
      throw new CommandError(
        'The backup is encrypted. Name the file with its private key: --identity FILE, or BACKUP_AGE_IDENTITY_FILE.',
      );
    }
    try {
      return decryptionErrors(await unsealStream(identity, streamOf(stream())));
    } catch (error) {
      if (String(error).includes('no identity matched')) {
        throw new CommandError('The backup is encrypted to another key than the one in the key file.');
      }
      throw damaged();
    }
  };
}

export async function isEncrypted(path: string): Promise<boolean> {
  return (await Bun.file(path).slice(0, ageHeader.length).text()) === ageHeader;
}

/** What goes wrong while an age file is read is damage: its header has named the right key. */
async function* decryptionErrors(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const pieces = content[Symbol.asyncIterator]();
  for (;;) {
    const { value, done } = await pieces.next().catch(() => {
      throw damaged();
    });
    if (done) return;
    yield value;
  }
}

const damaged = () =>
  new DamagedArchiveError('The backup is damaged or incomplete: it cannot be decrypted to its end.');

/** A stream that reads the next piece only on demand. */
export function streamOf(content: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const pieces = content[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        const { value, done } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(new Uint8Array(value));
      },
      async cancel() {
        await pieces.return?.();
      },
    },
    { highWaterMark: 1 },
  );
}
