import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Checks signatures of version 4 (https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-authenticating-requests.html). */
export type Credentials = { accessKeyId: string; secretAccessKey: string; region: string };

type Claims = { credential: string; signedHeaders: string; signature: string; date: string; payload: string };

/** Undefined for a valid signature, otherwise the code of the error. */
export function faultOfSignature(request: Request, body: Uint8Array, credentials: Credentials): string | undefined {
  const { pathname, search } = new URL(request.url);
  const query = search
    .slice(1)
    .split('&')
    .filter(Boolean)
    .map((pair) => {
      const [name = '', value = ''] = pair.split('=').map(decodeURIComponent);
      return { name, value };
    });
  const claims = claimsIn(request, query);
  if (!claims) return 'AccessDenied';
  const [accessKeyId, day, region, service, end] = claims.credential.split('/');
  if (accessKeyId !== credentials.accessKeyId) return 'InvalidAccessKeyId';
  if (region !== credentials.region) return 'AuthorizationHeaderMalformed';
  const hash = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex');
  const isUnsigned = claims.payload === 'UNSIGNED-PAYLOAD';
  if (!isUnsigned && claims.payload !== hash(body)) return 'XAmzContentSHA256Mismatch';
  const canonical = [
    request.method,
    pathname,
    query
      .filter(({ name }) => name !== 'X-Amz-Signature')
      .map(({ name, value }) => `${encode(name)}=${encode(value)}`)
      .sort()
      .join('&'),
    ...claims.signedHeaders.split(';').map((name) => `${name}:${request.headers.get(name)?.trim() ?? ''}`),
    '',
    claims.signedHeaders,
    claims.payload,
  ].join('\n');
  const scope = `${day}/${region}/${service}/${end}`;
  const text = ['AWS4-HMAC-SHA256', claims.date, scope, hash(canonical)].join('\n');
  const sign = (key: string | Buffer, value: string) => createHmac('sha256', key).update(value).digest();
  const key = [day, region, service, end].reduce<string | Buffer>(
    (made, part) => sign(made, part ?? ''),
    `AWS4${credentials.secretAccessKey}`,
  );
  const expected = sign(key, text);
  const given = Buffer.from(claims.signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected) ? undefined : 'SignatureDoesNotMatch';
}

function claimsIn(request: Request, query: { name: string; value: string }[]): Claims | undefined {
  const find = (name: string) => query.find((one) => one.name === name)?.value ?? '';
  if (find('X-Amz-Signature')) {
    return {
      credential: find('X-Amz-Credential'),
      signedHeaders: find('X-Amz-SignedHeaders'),
      signature: find('X-Amz-Signature'),
      date: find('X-Amz-Date'),
      payload: 'UNSIGNED-PAYLOAD',
    };
  }
  const header = request.headers.get('authorization') ?? '';
  const part = (name: string) => new RegExp(`${name}=([^,\\s]+)`).exec(header)?.[1] ?? '';
  if (!header.startsWith('AWS4-HMAC-SHA256')) return undefined;
  return {
    credential: part('Credential'),
    signedHeaders: part('SignedHeaders'),
    signature: part('Signature'),
    date: request.headers.get('x-amz-date') ?? '',
    payload: request.headers.get('x-amz-content-sha256') ?? '',
  };
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
