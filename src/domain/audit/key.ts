import { createPrivateKey, createPublicKey, hkdfSync, randomBytes, sign, verify } from 'node:crypto';
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { headToSign, type SignedHead } from '../../chain/head.ts';

/** Size of an Ed25519 seed in bytes. */
export const seedSize = 32;

/** Signs heads of the activity log and seals its entries. It is stored outside of the database. */
export type AuditKey = {
  /** Raw Ed25519 key, base64. */
  publicKey: string;
  sealKey: Uint8Array;
  sign: (head: Omit<SignedHead, 'public_key' | 'signature'>) => SignedHead;
};

/** The folder of key and signed heads. */
export const auditDirectory = (dataDirectory: string) => join(dataDirectory, 'audit');

/** The key of the settings, otherwise the one in `DATA_DIR/audit/key`, which is made when it is missing. */
export function openAuditKey(dataDirectory: string, setting: string | undefined, missing?: 'make'): AuditKey;
export function openAuditKey(
  dataDirectory: string,
  setting: string | undefined,
  missing: 'make' | 'find',
): AuditKey | undefined;
export function openAuditKey(dataDirectory: string, setting: string | undefined, missing = 'make') {
  const directory = auditDirectory(dataDirectory);
  if (setting === undefined && missing === 'find' && !existsSync(join(directory, 'key'))) return undefined;
  return auditKeyFrom(Buffer.from(setting ?? keyInFile(directory), 'base64'));
}

export function auditKeyFrom(seed: Uint8Array): AuditKey {
  if (seed.length !== seedSize) throw new Error(`The key of the activity log must have ${seedSize} bytes.`);
  const privateKey = createPrivateKey({ key: Buffer.concat([pkcs8Head, seed]), format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).subarray(spkiHead.length);
  return {
    publicKey: publicKey.toString('base64'),
    sealKey: new Uint8Array(hkdfSync('sha256', seed, '', 'seal of the activity log', 32)),
    sign: (head) => ({
      ...head,
      public_key: publicKey.toString('base64'),
      signature: sign(null, Buffer.from(headToSign(head)), privateKey).toString('base64'),
    }),
  };
}

export function hasValidSignature(head: SignedHead): boolean {
  const raw = Buffer.from(head.public_key, 'base64');
  if (raw.length !== seedSize) return false;
  const key = createPublicKey({ key: Buffer.concat([spkiHead, raw]), format: 'der', type: 'spki' });
  return verify(null, Buffer.from(headToSign(head)), key, Buffer.from(head.signature, 'base64'));
}

/** What staff compare: the first half of the public key in groups of four hexadecimal digits. */
export function fingerprint(publicKey: string): string {
  const hex = Buffer.from(publicKey, 'base64').subarray(0, 16).toString('hex');
  return hex.replaceAll(/(.{4})(?!$)/g, '$1 ');
}

/** DER of an Ed25519 key up to its 32 bytes (RFC 8410). */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex');
const spkiHead = Buffer.from('302a300506032b6570032100', 'hex');

function keyInFile(directory: string): string {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const path = join(directory, 'key');
  if (!existsSync(path)) makeKey(path);
  chmodSync(path, 0o600);
  return readFileSync(path, 'utf8').trim();
}

function makeKey(path: string): void {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(seedSize).toString('base64')}\n`, { mode: 0o600, flush: true });
  try {
    // Never replaces a key, also when several nodes start at once on a shared folder.
    linkSync(draft, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
}
