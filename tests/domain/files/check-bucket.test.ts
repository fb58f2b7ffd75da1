import { afterAll, beforeAll, beforeEach, expect, test } from 'bun:test';
import { BucketRequests, checkBucket } from '../../../src/domain/files/bucket-requests.ts';
import { type ObjectStorage, startObjectStorage } from '../../support/object-storage/object-storage.ts';

let storage: ObjectStorage;
beforeAll(async () => {
  storage = await startObjectStorage();
});
beforeEach(() => storage.empty());
afterAll(() => storage.stop());

/** What the operator is told: without the address, which differs from run to run. */
async function problemWith(change: object): Promise<string> {
  const settings = { ...storage.settings, ...change };
  const told = await checkBucket(new BucketRequests(settings), settings).then(
    () => 'none',
    (error: Error) => `${error.name}: ${error.message}`,
  );
  return told.replace(settings.endpoint, '…');
}

test('a bucket in order is left as empty as it was', async () => {
  expect(await problemWith({})).toBe('none');
  expect((await storage.state()).names).toEqual([]);
});

test('of a bucket that does not exist, or for which the key is wrong, it is said what to correct', async () => {
  expect(await problemWith({ bucket: 'other' })).toBe(
    'StartError: The bucket "other" at … does not exist. Create it, private, or correct S3_BUCKET.',
  );
  expect(await problemWith({ secretAccessKey: 'wrong' })).toBe(
    'StartError: The bucket "site" at … does not accept the key (status 403, SignatureDoesNotMatch). Check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
  );
});

test('a bucket that everybody can read is refused', async () => {
  await storage.makePublic();
  expect(await problemWith({})).toStartWith('StartError: The bucket "site" at … can be read by everybody.');
});
