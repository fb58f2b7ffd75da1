import { z } from 'zod';

/** An Ed25519 key pair that signs. The public half is base64. */
export type Signer = { publicKey: string; privateKey: CryptoKey };

/** What a text is signed for, so that a signature for one purpose is none for another. */
export type Purpose =
  | 'entry'
  | 'case head'
  | 'case history'
  | 'recipient list'
  | 'public name'
  | 'request'
  | 'confirmation';

/** A JSON text and its signature. The text names the key that signed it. */
export type SignedText = z.output<typeof signedText>;

export const signedText = z.object({ body: z.string(), signature: z.string() });
const signedBody = z.looseObject({ signer: z.string() });

/** PKCS #8 prefix of an Ed25519 private key (RFC 8410). */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** A new signing key with its private half as text, which must only be stored sealed. */
export async function makeSigningKey(): Promise<{ signer: Signer; seed: string }> {
  const seed = crypto.getRandomValues(new Uint8Array(32));
  return { signer: await signerOf(seed), seed: seed.toBase64() };
}

export function openSigningKey(seed: string): Promise<Signer> {
  return signerOf(Uint8Array.fromBase64(seed));
}

export async function signerOf(seed: Uint8Array): Promise<Signer> {
  const der = Buffer.concat([pkcs8, seed]);
  try {
    const { x = '' } = await crypto.subtle.exportKey(
      'jwk',
      await crypto.subtle.importKey('pkcs8', der, 'Ed25519', true, ['sign']),
    );
    const privateKey = await crypto.subtle.importKey('pkcs8', der, 'Ed25519', false, ['sign']);
    return { publicKey: Uint8Array.fromBase64(x, { alphabet: 'base64url' }).toBase64(), privateKey };
  } finally {
    der.fill(0);
  }
}

export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export async function signText(signer: Signer, purpose: Purpose, content: object): Promise<SignedText> {
  const body = JSON.stringify({ ...content, signer: signer.publicKey });
  const signature = await crypto.subtle.sign('Ed25519', signer.privateKey, bytesToSign(purpose, body));
  return { body, signature: new Uint8Array(signature).toBase64() };
}

/** The body of a signed text; undefined when it is none, or the signature does not fit. */
export async function readSigned<Body>(
  purpose: Purpose,
  schema: z.ZodType<Body>,
  given: unknown,
): Promise<Body | undefined> {
  const text = signedText.safeParse(given).data;
  if (!text) return undefined;
  try {
    const body: unknown = JSON.parse(text.body);
    const { signer } = signedBody.parse(body);
    const key = await crypto.subtle.importKey('raw', Uint8Array.fromBase64(signer), 'Ed25519', false, ['verify']);
    const signature = Uint8Array.fromBase64(text.signature);
    const isSigned = await crypto.subtle.verify('Ed25519', key, signature, bytesToSign(purpose, text.body));
    return isSigned ? schema.safeParse(body).data : undefined;
  } catch {
    return undefined;
  }
}

function bytesToSign(purpose: Purpose, body: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`baik ${purpose}\n${body}`);
}

/** SHA-256 in hexadecimal digits, by which a chain names the text before. */
export function digestOf(text: string): string {
  return new Bun.CryptoHasher('sha256').update(text).digest('hex');
}
