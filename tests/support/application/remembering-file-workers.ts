import { cpSync, readdirSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AssetPreparer, PreparedFile } from '../../../src/domain/assets/upload/process-upload.ts';
import type { AttachmentExtension } from '../../../src/domain/attachments/attachment-types.ts';
import type { FileCopier } from '../../../src/domain/baik/safe-copies/safe-copy.ts';
import type { AttachmentChecker } from '../../../src/domain/contact/attachment-intake.ts';
import { FileWorkers } from '../../../src/workers/files/file-workers.ts';
import { makeDirectory } from '../databases.ts';
import { lastingFileProcess } from './lasting-file-process.ts';

/**
 * What the site does with uploaded files, in one process for all of them and each file once: the same content gets the
 * remembered answer, because most tests upload the same few files, and starting a process and encoding a picture takes longer
 * than all else they do. Failures are not remembered.
 */
export function rememberingFileWorkers(): FileWorkers {
  const workers = new FileWorkers({}, lastingFileProcess());
  const { prepareAsset, checkAttachment, reports } = workers;
  return Object.assign(workers, {
    prepareAsset: rememberPrepared(prepareAsset),
    checkAttachment: rememberChecked(checkAttachment),
    reports: rememberCopied(reports),
  });
}

/** Ends the base of a file's name: ten digits of its digest, and six random ones. */
const ending = /-([0-9a-f]{10})([0-9a-f]{6})(?=[-.])/;

function rememberPrepared(prepare: AssetPreparer): AssetPreparer {
  const known = new Map<string, { prepared: PreparedFile; folder: string }>();
  return async (file, filename) => {
    const key = `${file.sha256} ${filename}`;
    const before = known.get(key);
    if (before) return renamed(before, file);
    const prepared = await prepare(file, filename);
    const { path: folder } = makeDirectory();
    cpSync(file.directory, folder, { recursive: true });
    known.set(key, { prepared, folder });
    return prepared;
  };
}

/** Copies of the prepared files under names that no other file has. */
function renamed(
  { prepared, folder }: { prepared: PreparedFile; folder: string },
  { directory, path }: { directory: string; path: string },
): PreparedFile {
  const random = crypto.randomUUID().slice(0, 6);
  const rename = (name: string) => name.replace(ending, `-$1${random}`);
  rmSync(path, { force: true });
  for (const name of readdirSync(folder)) cpSync(join(folder, name), join(directory, rename(name)));
  return { ...prepared, directory, facts: { ...prepared.facts, path: rename(prepared.facts.path) } };
}

function rememberChecked(check: AttachmentChecker): AttachmentChecker {
  const known = new Map<string, ReturnType<AttachmentChecker>>();
  return async (path, extension, sender) =>
    remembered(known, await readFile(path), extension, () => check(path, extension, sender));
}

function rememberCopied({ copy }: FileCopier): FileCopier {
  const known = new Map<string, Promise<Awaited<ReturnType<typeof copied>>>>();
  const copied = async (bytes: Uint8Array, extension: AttachmentExtension, sender: object) => {
    const answer = await copy(once(bytes), extension, sender);
    return 'problem' in answer ? answer : { facts: answer.facts, bytes: await collected(answer.content) };
  };
  return {
    async copy(content, extension, sender) {
      const bytes = await collected(content);
      const answer = await remembered(known, bytes, extension, () => copied(bytes, extension, sender));
      return 'problem' in answer ? answer : { facts: answer.facts, content: once(answer.bytes) };
    },
  };
}

/** Requests at the same time wait for the same answer. */
function remembered<Answer>(
  known: Map<string, Promise<Answer>>,
  bytes: Uint8Array,
  extension: string,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const key = `${Bun.hash(bytes)} ${extension}`;
  const answer = known.get(key) ?? ask();
  known.set(key, answer);
  answer.catch(() => known.delete(key));
  return answer;
}

async function collected(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(content));
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
