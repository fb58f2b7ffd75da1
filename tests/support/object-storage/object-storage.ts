import { resolve } from 'node:path';
import type { BucketSettings } from '../../../src/domain/files/bucket-requests.ts';
import type { Mode, Told } from './server.ts';

export type ObjectStorage = Awaited<ReturnType<typeof startObjectStorage>>;

/** Starts an object storage in a process of its own. */
export async function startObjectStorage(port = 0) {
  const child = Bun.spawn([process.execPath, resolve(import.meta.dir, 'server.ts')], {
    env: { PATH: process.env.PATH ?? '', PORT: String(port) },
    stdout: 'pipe',
    stderr: 'inherit',
  });
  const { value } = await child.stdout.getReader().read();
  const endpoint = `http://127.0.0.1:${Number(new TextDecoder().decode(value))}`;
  const ask = async (path: string, body?: object) => {
    const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    return (await (await fetch(`${endpoint}/-/${path}`, init)).json()) as Told;
  };
  return {
    endpoint,
    settings: {
      endpoint,
      region: 'test-1',
      bucket: 'site',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
      prefix: '',
      pathStyle: true,
    } satisfies BucketSettings,
    /** The same as environment variables. */
    variables: {
      S3_ENDPOINT: endpoint,
      S3_REGION: 'test-1',
      S3_BUCKET: 'site',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
    behave: (mode: Mode) => ask('mode', mode),
    makePublic: () => ask('public', {}),
    empty: () => ask('empty', {}),
    state: () => ask('state'),
    async object(name: string): Promise<Uint8Array | undefined> {
      const answer = await fetch(`${endpoint}/-/object?name=${encodeURIComponent(name)}`);
      return answer.ok ? answer.bytes() : undefined;
    },
    async stop(): Promise<void> {
      child.kill();
      await child.exited;
    },
  };
}
