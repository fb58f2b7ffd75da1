import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import type { StorageReserve } from '../domain/storage/storage-room.ts';

// How the variables are written. Messages follow the name of the variable, and never contain its value.

export const text = z.string().trim();

export const path = text.transform((value) => resolve(value));

export const onOrOff = z.enum(['on', 'off'], { error: 'must be "on" or "off"' }).transform((value) => value === 'on');

export const trueOrFalse = z
  .enum(['true', 'false'], { error: 'must be "true" or "false"' })
  .transform((value) => value === 'true');

export const email = text.regex(/^[^\s@]+@[^\s@]+$/, 'must be an email address');

export function wholeNumber({ max, unit = '' }: { max: number; unit?: string }) {
  return text
    .regex(/^\d+$/, `must be a whole number${unit && ` of ${unit}`}`)
    .transform(Number)
    .refine((value) => value <= max, `must be at most ${max}`);
}

export function wholeDays(max: number) {
  return text
    .regex(/^\d{1,4}$/, 'must be a whole number of days')
    .transform(Number)
    .refine((days) => days >= 1 && days <= max, `must be from 1 to ${max} days`);
}

/** An hour of the day; undefined for "off". */
export const hourOrOff = text
  .regex(/^(?:[01]?\d|2[0-3]|off)$/, 'must be an hour from 0 to 23, or "off"')
  .transform((value) => (value === 'off' ? undefined : Number(value)));

export function url(...protocols: string[]) {
  return text.refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    abort: true,
  });
}

export function origin(...protocols: string[]) {
  return url(...protocols)
    .refine((value) => new URL(value).pathname === '/', 'must be an origin without a path')
    .transform((value) => new URL(value).origin);
}

/** No query: the library would read options from it, such as one that trusts any certificate. */
export const smtpUrl = url('smtp:', 'smtps:').refine((value) => {
  const { hostname, pathname, search, hash, username, password } = new URL(value);
  try {
    decodeURIComponent(username + password);
  } catch {
    return false;
  }
  return hostname !== '' && (pathname === '' || pathname === '/') && search === '' && hash === '';
}, 'must be smtps://user:password@host or smtp://user:password@host, without a path');

/** Values between commas or blanks, without repeated ones. */
export function list(isItem: (item: string) => boolean, problem: string) {
  return text
    .transform((value) => [...new Set(value.split(/[\s,]+/).filter(Boolean))])
    .refine((items) => items.every(isItem), problem);
}

export const ipAddresses = list((item) => isIP(item) > 0, 'must be IP addresses; no names and no ranges');

export const httpAddresses = list(
  (item) => URL.canParse(item) && ['http:', 'https:'].includes(new URL(item).protocol),
  'must be addresses that begin with http:// or https://',
).refine((items) => items.length > 0, 'must contain an address');

export const ageRecipients = list(
  (item) => /^age1[02-9ac-hj-np-z]{58}$/.test(item),
  'must be public keys of age (age1…)',
);

export const header = text
  .regex(/^[\w-]+:\s*[\x21-\x7e][\x20-\x7e]*$/, 'must be a header, "Name: value"')
  .transform((value) => {
    const colon = value.indexOf(':');
    return { name: value.slice(0, colon), value: value.slice(colon + 1).trim() };
  });

function parseSize(value: string): number {
  return Math.floor(Number.parseFloat(value) * (value.endsWith('GB') ? 1024 : 1) * 1024 * 1024);
}

export const size = text
  .regex(/^\d+(\.\d+)?(MB|GB)$/, 'must be a size such as 500MB or 2GB')
  .transform(parseSize)
  .refine((bytes) => bytes >= 16 * 1024 * 1024, 'must be at least 16MB');

export const storageReserve = text
  .regex(/^\d+(\.\d+)?(%|MB|GB)$/, 'must be a share of the volume such as 5%, or a size such as 500MB or 2GB')
  .refine((value) => !value.endsWith('%') || Number.parseFloat(value) <= 90, 'must be at most 90%')
  .transform((value): StorageReserve => {
    if (value.endsWith('%')) return { minBytes: 0, share: Number.parseFloat(value) / 100 };
    return { minBytes: parseSize(value), share: 0 };
  });

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';
const keyInBytes = 32;
const version = 3;

/**
 * Whether a text is `http://` with a version 3 onion address. Its checksum (rend-spec-v3, section 6) finds a mistyped one,
 * which would lead visitors to no site or to a foreign one.
 */
export function isOnionOrigin(text: string): boolean {
  const [, name] = /^http:\/\/([a-z2-7]{56})\.onion\/?$/.exec(text) ?? [];
  if (!name) return false;
  const bytes = decodeBase32(name);
  const key = bytes.subarray(0, keyInBytes);
  const hash = new Bun.CryptoHasher('sha3-256')
    .update('.onion checksum')
    .update(key)
    .update(new Uint8Array([version]));
  const [first, second] = hash.digest();
  return bytes[keyInBytes] === first && bytes[keyInBytes + 1] === second && bytes[keyInBytes + 2] === version;
}

function decodeBase32(text: string): Uint8Array {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}
