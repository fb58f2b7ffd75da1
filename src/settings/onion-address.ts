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
