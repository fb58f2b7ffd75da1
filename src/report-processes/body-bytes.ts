import { readSync, writeSync } from 'node:fs';

/** Writes all bytes to a socket that has room for them. */
export function writeBytes(descriptor: number, bytes: Uint8Array): void {
  let written = 0;
  while (written < bytes.length) written += writeSync(descriptor, bytes, written, bytes.length - written);
}

/** Reads bytes that are in the socket already. */
export function readBytes(descriptor: number, length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  let received = 0;
  while (received < length) {
    const count = readSync(descriptor, bytes, received, length - received, null);
    if (count === 0) throw new Error('The socket was closed.');
    received += count;
  }
  return bytes;
}
