import { ChainCheck } from '../../chain/check.ts';
import { type ChainedEntry, chainStartIn, type Erasure } from '../../chain/entry.ts';
import { headToSign, type SignedHead } from '../../chain/head.ts';

const encoder = new TextEncoder();

/** In hexadecimal digits. */
async function sha256(text: string): Promise<string> {
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text))));
}

/** Throws in browsers without Ed25519. */
async function hasValidSignature(head: SignedHead): Promise<boolean> {
  const key = await crypto.subtle.importKey('raw', bytesOf(head.public_key), 'Ed25519', false, ['verify']);
  return crypto.subtle.verify('Ed25519', key, bytesOf(head.signature), encoder.encode(headToSign(head)));
}

/** As the server shows it. */
function fingerprintOf(publicKey: string): string {
  return hexOf(bytesOf(publicKey).subarray(0, 16)).replaceAll(/(.{4})(?!$)/g, '$1 ');
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

type Language = 'id' | 'en';
/** Texts with names in braces, by language. */
type Words = Record<Language, Record<string, string>>;
/** A text by its key, with values for its placeholders. */
type Line = { key: string; values?: Record<string, string | number> };
type Result = { isGood: boolean; lines: Line[] };

const words = JSON.parse(element('words').textContent) as Words;
let language: Language = navigator.language.startsWith('id') ? 'id' : 'en';
let result: Result | undefined;

for (const button of document.querySelectorAll<HTMLButtonElement>('button[lang]')) {
  button.addEventListener('click', () => {
    language = button.lang === 'id' ? 'id' : 'en';
    draw();
  });
}
const input = element('files') as HTMLInputElement;
// So that the same files can be chosen again after they were changed.
input.addEventListener('click', () => {
  input.value = '';
});
input.addEventListener('change', async () => {
  result = { isGood: true, lines: [{ key: 'checking' }] };
  draw();
  result = await checkFiles([...(input.files ?? [])]);
  draw();
});
draw();

async function checkFiles(files: File[]): Promise<Result> {
  const log = files.find(({ name }) => name.endsWith('.jsonl'));
  const heads: SignedHead[] = [];
  const notes: Line[] = [];
  for (const file of files.filter((one) => one !== log)) {
    try {
      // Exports and mails hold lists.
      heads.push(...(JSON.parse(await file.text()) as SignedHead[]));
    } catch {
      return failed({ key: 'unreadable', values: { name: file.name } });
    }
  }
  if (!log) return failed({ key: 'noLog' });
  try {
    for (const head of heads) {
      if (!(await hasValidSignature(head))) return failed({ key: 'badSignature', values: { day: head.day } });
    }
  } catch {
    return failed({ key: 'tooOld' });
  }
  if (heads.length === 0) notes.push({ key: 'noHeads' });
  else notes.push(...(await describeHeads(heads)));
  try {
    return await checkLog(log, heads, notes);
  } catch {
    return failed({ key: 'unreadable', values: { name: log.name } });
  }
}

async function checkLog(log: File, heads: SignedHead[], notes: Line[]): Promise<Result> {
  const erasures = new Map<number, string>();
  let startsAfter: ReturnType<typeof chainStartIn>;
  for await (const line of linesOf(log)) {
    if (line.includes('"erasures":['))
      for (const [position, digest] of erasuresIn(line)) erasures.set(position, digest);
    if (line.includes('"activity log.shortened"'))
      startsAfter = chainStartIn(JSON.parse(line) as ChainedEntry) ?? startsAfter;
  }
  if (startsAfter) notes.push({ key: 'startsAfter', values: { position: startsAfter.position } });
  const check = new ChainCheck({ digest: sha256, erasures, heads, startsAfter });
  for await (const line of linesOf(log)) if (!(await check.take(JSON.parse(line) as ChainedEntry))) break;
  const broken = check.finish();
  if (!broken)
    return {
      isGood: true,
      lines: [{ key: 'intact', values: { entries: check.checked - (startsAfter?.position ?? 0) } }, ...notes],
    };
  const { reason, position, id } = broken;
  const place = id === null ? String(position) : `${position} (id ${id})`;
  return { isGood: false, lines: [{ key: 'notIntact' }, { key: reason, values: { position: place } }, ...notes] };
}

async function describeHeads(heads: SignedHead[]): Promise<Line[]> {
  const position = Math.max(...heads.map((head) => head.position));
  const keys = new Set(heads.map((head) => fingerprintOf(head.public_key)));
  return [{ key: 'signedUpTo', values: { position, keys: [...keys].join('; ') } }, { key: 'compareKey' }];
}

function erasuresIn(line: string): Erasure[] {
  return (JSON.parse(line) as ChainedEntry).erasures ?? [];
}

/** The lines of a file of any size. */
async function* linesOf(file: File): AsyncGenerator<string> {
  const reader = file.stream().pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value = '' } = await reader.read();
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    yield* lines.filter((line) => line !== '');
    if (done) break;
  }
  if (rest !== '') yield rest;
}

function failed(line: Line): Result {
  return { isGood: false, lines: [line] };
}

function draw(): void {
  document.documentElement.lang = language;
  for (const button of document.querySelectorAll('button[lang]')) {
    button.setAttribute('aria-pressed', String(button.getAttribute('lang') === language));
  }
  document.title = show({ key: 'title' });
  for (const place of document.querySelectorAll<HTMLElement>('[data-text]')) {
    place.textContent = show({ key: place.dataset.text ?? '' });
  }
  const output = element('result');
  output.className = result ? (result.isGood ? 'good' : 'bad') : '';
  output.replaceChildren(
    ...(result?.lines ?? []).map((line) => {
      const paragraph = document.createElement('p');
      paragraph.textContent = show(line);
      return paragraph;
    }),
  );
}

function show({ key, values = {} }: Line): string {
  const text = words[language][key] ?? key;
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    return typeof value === 'number' ? value.toLocaleString(language) : value;
  });
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`Missing element #${id}`);
  return found;
}
