import { StartError } from '../../start-error.ts';
import { BucketRefusal, type BucketRequests, type BucketSettings } from './bucket-requests.ts';
import { FilesUnavailableError } from './file-store.ts';

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
