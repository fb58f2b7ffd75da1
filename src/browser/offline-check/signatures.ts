import { headToSign, type SignedHead } from '../../chain/head.ts';

const encoder = new TextEncoder();

/** In hexadecimal digits. */
export async function sha256(text: string): Promise<string> {
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text))));
}

/** Throws in browsers without Ed25519. */
export async function hasValidSignature(head: SignedHead): Promise<boolean> {
  const key = await crypto.subtle.importKey('raw', bytesOf(head.public_key), 'Ed25519', false, ['verify']);
  return crypto.subtle.verify('Ed25519', key, bytesOf(head.signature), encoder.encode(headToSign(head)));
}

/** As the server shows it. */
export function fingerprintOf(publicKey: string): string {
  return hexOf(bytesOf(publicKey).subarray(0, 16)).replaceAll(/(.{4})(?!$)/g, '$1 ');
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
