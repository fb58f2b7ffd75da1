import { isoCBOR } from '@simplewebauthn/server/helpers';

type Options = { challenge: string; rpId: string; origin?: string };

/** An authenticator with one passkey, such as a security key; returns JSON as a browser sends it. */
export async function makeAuthenticator(origin: string) {
  const keys = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
  const id = crypto.getRandomValues(new Uint8Array(16));
  let counter = 0;

  const answerTo = async ({ challenge, rpId, origin: from = origin }: Options, type: string, flags: number) => {
    counter += 1;
    const clientData = bytes(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
    const count = new Uint8Array(4);
    new DataView(count.buffer).setUint32(0, counter);
    return { clientData, head: joined(await sha256(bytes(rpId)), Uint8Array.of(flags), count) };
  };

  return {
    credentialId: base64url(id),
    /** Resets the counter, like a copied key. */
    rewind(to: number): void {
      counter = to;
    },
    async register(options: Options): Promise<string> {
      // User present and verified, with attested data.
      const { clientData, head } = await answerTo(options, 'webauthn.create', 0b0100_0101);
      const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', keys.publicKey);
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, fromBase64url(x)],
        [-3, fromBase64url(y)],
      ]);
      const attested = joined(new Uint8Array(16), Uint8Array.of(0, id.length), id, isoCBOR.encode(key));
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', joined(head, attested)],
        ]) as never,
      );
      return credential({ clientDataJSON: base64url(clientData), attestationObject: base64url(attestation) });
    },
    /** `verified`: whether the device has asked for a fingerprint or PIN. */
    async sign(options: Options, { verified = true } = {}): Promise<string> {
      const { clientData, head } = await answerTo(options, 'webauthn.get', verified ? 0b0101 : 0b0001);
      const signed = joined(head, await sha256(clientData));
      const raw = new Uint8Array(await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, keys.privateKey, signed));
      return credential({
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(head),
        signature: base64url(asDer(raw)),
      });
    },
  };

  function credential(response: Record<string, string>): string {
    const name = base64url(id);
    return JSON.stringify({ id: name, rawId: name, type: 'public-key', response, clientExtensionResults: {} });
  }
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function base64url(of: Uint8Array): string {
  return of.toBase64({ alphabet: 'base64url', omitPadding: true });
}

function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.fromBase64(text, { alphabet: 'base64url' });
}

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

async function sha256(of: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', of));
}

/** WebAuthn carries ECDSA signatures in DER, WebCrypto makes two plain numbers. */
function asDer(raw: Uint8Array): Uint8Array {
  const integer = (number: Uint8Array) => {
    const first = number.findIndex((byte) => byte !== 0);
    const short = number.slice(Math.max(first, 0));
    const value = (short[0] ?? 0) > 127 ? Uint8Array.of(0, ...short) : short;
    return Uint8Array.of(2, value.length, ...value);
  };
  const numbers = joined(integer(raw.slice(0, 32)), integer(raw.slice(32)));
  return Uint8Array.of(48, numbers.length, ...numbers);
}
