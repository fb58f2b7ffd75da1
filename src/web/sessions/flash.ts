/** A one-time message shown on the next screen. */
export type Flash = { variant: 'default' | 'destructive'; title: string; text: string };

/** `__Host-`: no sibling domain can set this cookie. */
const name = '__Host-flash';
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Lax';
const maxTextCharacters = 500;

export function flashCookie({ variant, title, text }: Flash): string {
  const content = JSON.stringify([variant, title, text.slice(0, maxTextCharacters)]);
  return `${name}=${new TextEncoder().encode(content).toBase64({ alphabet: 'base64url' })}; ${attributes}; Max-Age=60`;
}

export const spentFlashCookie = `${name}=; ${attributes}; Max-Age=0`;

export function flashOf(request: Request): Flash | undefined {
  const header = request.headers.get('cookie');
  const value = header && new Bun.CookieMap(header).get(name);
  return value ? parseFlash(value) : undefined;
}

function parseFlash(value: string): Flash | undefined {
  try {
    const content: unknown = JSON.parse(
      new TextDecoder().decode(Uint8Array.fromBase64(value, { alphabet: 'base64url' })),
    );
    if (!Array.isArray(content)) return undefined;
    const [variant, title, text] = content as unknown[];
    if (typeof title !== 'string' || typeof text !== 'string') return undefined;
    return { variant: variant === 'destructive' ? 'destructive' : 'default', title, text };
  } catch {
    return undefined;
  }
}
