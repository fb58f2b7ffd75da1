import { StartError } from '../../start-error.ts';
import { StorageFullError } from '../storage/storage-room.ts';
import { FilesUnavailableError } from './file-store.ts';

export type BucketSettings = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Begins the name of every object, such as `site/`; may be empty. */
  prefix: string;
  /** Whether the bucket is named in the path instead of in the host. */
  pathStyle: boolean;
};

/** Attempts of one operation, and the pauses between them in milliseconds. */
const maxAttempts = 3;
const pauses = [100, 400];
/** How long one attempt may take, and so much longer for each byte. */
const attemptTimeoutInMilliseconds = 4000;
const minBytesPerMillisecond = 256;
/** After an operation without an answer, the next ones fail at once for this time. */
const restAfterFailureInMilliseconds = 1000;
const signatureLifetimeInSeconds = 300;
/** Above it files are sent in parts of half this size, in bytes. */
const maxSinglePutInBytes = 16 * 1024 * 1024;

type Method = 'GET' | 'HEAD' | 'PUT' | 'DELETE';

/** The storage answered and will not do it: repeating does not help. */
export class BucketRefusal extends FilesUnavailableError {
  override name = 'BucketRefusal';

  constructor(
    readonly status: number,
    /** Such as `AccessDenied` or `NoSuchBucket`; empty when the answer has none. */
    readonly code: string,
  ) {
    super(`The object storage refused with status ${status}${code && ` (${code})`}.`);
  }
}

/**
 * Requests to an S3-compatible store. Bun's client signs them, lists, and sends large files in parts; the others are sent by `fetch`, because
 * the client knows no deadlines and returns no headers. Throws FilesUnavailableError after the last attempt.
 */
export class BucketRequests {
  readonly client: Bun.S3Client;
  private restsUntil = 0;

  constructor(private readonly settings: BucketSettings) {
    const { endpoint, region, bucket, accessKeyId, secretAccessKey, pathStyle } = settings;
    this.client = new Bun.S3Client({
      endpoint: pathStyle ? endpoint : inHost(endpoint, bucket),
      region,
      bucket,
      accessKeyId,
      secretAccessKey,
      virtualHostedStyle: !pathStyle,
    });
  }

  /** Undefined for 404. */
  async get(name: string, range?: { start: number; end: number }): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const length = range ? range.end - range.start + 1 : 0;
    const headers = range && { range: `bytes=${range.start}-${range.end}` };
    return this.repeatedly(length, async (signal) => {
      const answer = await this.fetch('GET', name, { signal, ...(headers && { headers }) });
      if (answer.status === 404) return missing(answer);
      const bytes = await answer.bytes();
      if (range && (answer.status !== 206 || bytes.length !== length))
        throw new Error('The object storage returned a range of another length than requested.');
      return bytes;
    });
  }

  /** Undefined for 404. */
  async head(name: string): Promise<{ size: number; modified: Date } | undefined> {
    return this.repeatedly(0, async (signal) => {
      const { status, headers } = await this.fetch('HEAD', name, { signal });
      if (status === 404) return undefined;
      const size = Number(headers.get('content-length') ?? Number.NaN);
      const modified = new Date(headers.get('last-modified') ?? Number.NaN);
      if (!Number.isSafeInteger(size) || Number.isNaN(modified.getTime()))
        throw new Error('The object storage returned an object without size or date.');
      return { size, modified };
    });
  }

  async put(name: string, path: string): Promise<void> {
    const { size } = Bun.file(path);
    if (size > maxSinglePutInBytes) return this.putInParts(name, path, size);
    const body = await Bun.file(path).bytes();
    await this.repeatedly(size, async (signal) => {
      await this.fetch('PUT', name, { signal, body });
    });
  }

  async putText(name: string, text: string): Promise<void> {
    await this.repeatedly(0, async (signal) => {
      await this.fetch('PUT', name, { signal, body: text });
    });
  }

  async delete(name: string): Promise<void> {
    await this.repeatedly(0, async (signal) => {
      await this.fetch('DELETE', name, { signal });
    });
  }

  /** One page of the names that begin like this; with a delimiter, those up to its next occurrence are given once. */
  async list(beginning: string, { delimiter, after }: { delimiter?: string; after?: string | undefined }) {
    const { prefix } = this.settings;
    const page = await this.repeatedly(0, () =>
      inTime(
        this.client.list({
          prefix: prefix + beginning,
          maxKeys: 1000,
          ...(delimiter && { delimiter }),
          ...(after && { continuationToken: after }),
        }),
        attemptTimeoutInMilliseconds,
      ),
    );
    return {
      files: (page.contents ?? []).map(({ key, size = 0, lastModified }) => ({
        name: key.slice(prefix.length),
        size,
        modified: new Date(lastModified ?? 0),
      })),
      folders: (page.commonPrefixes ?? []).map((common) => common.prefix.slice(prefix.length)),
      next: page.isTruncated ? page.nextContinuationToken : undefined,
    };
  }

  /** The address of an object without a signature, to see whether strangers may read it. */
  unsignedAddress(name: string): string {
    return this.sign('GET', name).replace(/\?.*$/s, '');
  }

  private async putInParts(name: string, path: string, size: number): Promise<void> {
    const key = this.settings.prefix + name;
    await this.repeatedly(size, async () => {
      const writer = this.client
        .file(key)
        .writer({ partSize: maxSinglePutInBytes / 2, queueSize: 2, retry: maxAttempts });
      const limit = attemptTimeoutInMilliseconds + maxSinglePutInBytes / minBytesPerMillisecond;
      try {
        for await (const piece of Bun.file(path).stream()) {
          writer.write(piece);
          await inTime(Promise.resolve(writer.flush()), limit);
        }
        await inTime(Promise.resolve(writer.end()), limit);
      } catch (error) {
        // Asks the storage to delete the uploaded parts. The request may fail.
        void Promise.resolve(writer.end(new Error('The upload to the object storage failed.'))).catch(() => {});
        throw error;
      }
    });
  }

  private async fetch(method: Method, name: string, init: RequestInit): Promise<Response> {
    const answer = await fetch(this.sign(method, name), { ...init, method, redirect: 'manual' });
    if (answer.ok) return answer;
    const code = /<Code>(\w{1,64})<\/Code>/.exec(await answer.text().catch(() => ''))?.[1] ?? '';
    if (answer.status === 404 && code !== 'NoSuchBucket') return new Response(null, { status: 404 });
    if (answer.status === 507 || code === 'QuotaExceeded') throw new StorageFullError();
    const mayPass = answer.status >= 500 || answer.status === 429 || answer.status === 408;
    if (mayPass) throw new Error(`The object storage answered ${answer.status}${code && ` (${code})`}.`);
    throw new BucketRefusal(answer.status, code);
  }

  private sign(method: Method, name: string): string {
    return this.client.presign(this.settings.prefix + name, { method, expiresIn: signatureLifetimeInSeconds });
  }

  private async repeatedly<Result>(bytes: number, attempt: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    if (Date.now() < this.restsUntil) throw new FilesUnavailableError('The object storage does not answer.');
    for (let number = 1; ; number += 1) {
      try {
        return await attempt(AbortSignal.timeout(attemptTimeoutInMilliseconds + bytes / minBytesPerMillisecond));
      } catch (error) {
        const isFinal = error instanceof FilesUnavailableError || error instanceof StorageFullError;
        if (isFinal) throw error;
        if (number === maxAttempts) {
          this.restsUntil = Date.now() + restAfterFailureInMilliseconds;
          throw new FilesUnavailableError('The object storage does not answer.', { cause: error });
        }
        await Bun.sleep(pauses[number - 1] ?? 0);
      }
    }
  }
}

function missing(answer: Response): undefined {
  void answer.body?.cancel();
  return undefined;
}

/** `https://host` becomes `https://bucket.host`. */
function inHost(endpoint: string, bucket: string): string {
  const url = new URL(endpoint);
  url.hostname = `${bucket}.${url.hostname}`;
  return url.href.replace(/\/$/, '');
}

function inTime<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  const late = Promise.withResolvers<Result>();
  const timer = setTimeout(() => late.reject(new Error('The object storage did not answer in time.')), milliseconds);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}

const timeoutInMilliseconds = 4000;

/**
 * Writes, reads, lists and deletes in the bucket, and makes sure that strangers cannot read it. Throws StartError with advice, or
 * FilesUnavailableError when the storage does not answer.
 */
export async function checkBucket(requests: BucketRequests, settings: BucketSettings): Promise<void> {
  const name = `probe/${crypto.randomUUID()}`;
  try {
    await requests.putText(name, 'probe');
    const isThere = (await requests.get(name))?.length === 5;
    const { files } = await requests.list('probe/', {});
    if (!isThere || !files.some((file) => file.name === name)) {
      throw new StartError(`${placeOf(settings)} does not return what was stored in it just now. It cannot be used.`);
    }
    if (await isReadByStrangers(requests.unsignedAddress(name))) throw new StartError(publicBucket(settings));
    await requests.delete(name);
  } catch (error) {
    throw error instanceof BucketRefusal ? new StartError(adviceOn(error, settings)) : error;
  }
}

async function isReadByStrangers(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(timeoutInMilliseconds) })).ok;
  } catch (error) {
    throw new FilesUnavailableError('The object storage does not answer.', { cause: error });
  }
}

function publicBucket(settings: BucketSettings): string {
  return (
    `${placeOf(settings)} can be read by everybody. It will hold files that visitors send in confidence: remove the policy or ` +
    'access list that makes it public, and start again.'
  );
}

function adviceOn({ status, code }: BucketRefusal, settings: BucketSettings): string {
  const place = placeOf(settings);
  const answer = `status ${status}${code && `, ${code}`}`;
  if (code === 'NoSuchBucket') return `${place} does not exist. Create it, private, or correct S3_BUCKET.`;
  if (code === 'InvalidAccessKeyId' || code === 'SignatureDoesNotMatch') {
    return `${place} does not accept the key (${answer}). Check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`;
  }
  if (code === 'RequestTimeTooSkewed')
    return `${place} refuses because the clock of this machine is wrong (${answer}).`;
  if (status === 301 || status === 400) {
    return `${place} refuses (${answer}). Check S3_REGION, S3_ENDPOINT and S3_PATH_STYLE.`;
  }
  return `${place} refuses (${answer}). The key needs to read, write, list and delete objects there.`;
}

function placeOf({ bucket, endpoint }: BucketSettings): string {
  return `The bucket "${bucket}" at ${endpoint}`;
}
