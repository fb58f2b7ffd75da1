import { createHmac } from 'node:crypto';

let sealKey: Uint8Array | undefined;
let askServer: ((hash: string) => Promise<string>) | undefined;

/** Sets the key that entries are sealed with: once in every process that writes entries, before the first one. */
export function setSealKey(key: Uint8Array): void {
  sealKey = key;
}

/** For a process of the server that writes entries and does not get the key. */
export function askForSeals(ask: (hash: string) => Promise<string>): void {
  askServer = ask;
}

/** The seal of a new entry. */
export async function sealEntry(hash: string): Promise<string> {
  return askServer ? askServer(hash) : sealOf(hash);
}

/** 128 bits of a MAC over the hash of an entry. Throws before `setSealKey`. */
export function sealOf(hash: string): string {
  if (!sealKey) throw new Error('An entry of the activity log needs a key: call setSealKey first.');
  return createHmac('sha256', sealKey).update(hash).digest('hex').slice(0, 32);
}
