import { z } from 'zod';

/** A one-time message shown on the next screen. */
export type Flash = { variant: 'default' | 'destructive'; title: string; text: string; undo?: Undo };

/** The form of a button that takes back what was done. */
export type Undo = { label: string; action: string; fields: readonly (readonly [name: string, value: string])[] };

/** `__Host-`: no sibling domain can set this cookie. */
const name = '__Host-flash';
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Lax';
const maxTextCharacters = 500;

export function flashCookie({ variant, title, text, undo }: Flash): string {
  const content = JSON.stringify([variant, title, text.slice(0, maxTextCharacters), undo]);
  return `${name}=${new TextEncoder().encode(content).toBase64({ alphabet: 'base64url' })}; ${attributes}; Max-Age=60`;
}

export const spentFlashCookie = `${name}=; ${attributes}; Max-Age=0`;

export function flashOf(request: Request): Flash | undefined {
  const header = request.headers.get('cookie');
  const value = header && new Bun.CookieMap(header).get(name);
  return value ? parseFlash(value) : undefined;
}

const undoForm = z.object({
  label: z.string(),
  action: z.string().startsWith('/backend/'),
  fields: z.array(z.tuple([z.string(), z.string()])),
});

function parseFlash(value: string): Flash | undefined {
  try {
    const content: unknown = JSON.parse(
      new TextDecoder().decode(Uint8Array.fromBase64(value, { alphabet: 'base64url' })),
    );
    if (!Array.isArray(content)) return undefined;
    const [variant, title, text, undo] = content as unknown[];
    if (typeof title !== 'string' || typeof text !== 'string') return undefined;
    const parsed = undoForm.safeParse(undo).data;
    return {
      variant: variant === 'destructive' ? 'destructive' : 'default',
      title,
      text,
      ...(parsed && { undo: parsed }),
    };
  } catch {
    return undefined;
  }
}
