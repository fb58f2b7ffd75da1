import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableName, sql } from 'drizzle-orm';
import type { Db } from '../../../src/db/client.ts';
import * as schema from '../../../src/db/schema/index.ts';

/** A text in all encodings in which it might be stored. */
export function encodingsOf(mark: string): Map<string, Buffer> {
  const plain = Buffer.from(mark, 'utf8');
  const wide = Buffer.from(mark, 'utf16le');
  const hex = plain.toString('hex');
  const disguises: [string, Buffer][] = [
    ['plain', plain],
    ['UTF-16LE', wide],
    ['UTF-16BE', Buffer.from(wide).swap16()],
    ['hex', Buffer.from(hex)],
    ['HEX', Buffer.from(hex.toUpperCase())],
    ['hex of UTF-16', Buffer.from(wide.toString('hex'))],
    ['reversed', Buffer.from([...mark].reverse().join(''))],
    ['address-encoded', Buffer.from(encodeURIComponent(mark))],
    ['form-encoded', Buffer.from(new URLSearchParams({ '': mark }).toString().slice(1))],
    ['Latin-1', Buffer.from(mark, 'latin1')],
    ['JSON', Buffer.from(JSON.stringify(mark).slice(1, -1))],
    ['JSON in ASCII', Buffer.from(inAscii(mark))],
  ];
  for (const shift of [0, 1, 2]) {
    for (const [name, bytes] of [
      ['base64', plain],
      ['base64 of UTF-16', wide],
    ] as const) {
      const inner = innerBase64(bytes, shift);
      disguises.push([`${name} +${shift}`, Buffer.from(inner)]);
      disguises.push([`${name}url +${shift}`, Buffer.from(inner.replaceAll('+', '-').replaceAll('/', '_'))]);
    }
  }
  // Of texts in ASCII several are the same.
  const known = new Set<string>();
  return new Map(
    disguises.filter(([, bytes]) => !known.has(bytes.toString('hex')) && known.add(bytes.toString('hex'))),
  );
}

/** As JSON that holds only ASCII. */
function inAscii(mark: string): string {
  return JSON.stringify(mark)
    .slice(1, -1)
    .replace(/[^ -~]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** The base64 forms of these bytes at each alignment, without characters that depend on adjacent bytes. */
function innerBase64(bytes: Buffer, shift: number): string {
  const whole = Buffer.concat([Buffer.alloc(shift), bytes]);
  return whole.toString('base64').slice(Math.ceil((shift * 8) / 6), Math.floor((whole.length * 8) / 6));
}

export type Place = { name: string; bytes: Buffer };

/** Location, text and encoding of a match. */
export function findMarks(places: readonly Place[], marks: Readonly<Record<string, string>>): string[] {
  const found: string[] = [];
  for (const [name, mark] of Object.entries(marks)) {
    for (const [form, wanted] of encodingsOf(mark)) {
      for (const place of places) if (place.bytes.includes(wanted)) found.push(`${name} (${form}) in ${place.name}`);
    }
  }
  return found;
}

/** Contents and names of all files below a directory. */
export function filesBelow(directory: string): Place[] {
  const paths = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = paths.map(({ parentPath, name }) => join(parentPath, name));
  const names = { name: `the names in ${directory}`, bytes: Buffer.from(files.join('\n')) };
  return [names, ...files.map((path) => ({ name: path, bytes: readFileSync(path) }))];
}

/** All rows of all tables as text, as in a dump. */
export async function dump(db: Db): Promise<Place[]> {
  const tables = Object.values(schema).filter((table) => typeof table === 'object' && 'getSQL' in table);
  const places: Place[] = [];
  for (const table of tables) {
    const name = getTableName(table);
    const rows = await db.execute(sql.raw(`select t::text as row, to_jsonb(t)::text as json from "${name}" t`));
    places.push({ name: `table ${name}`, bytes: Buffer.from(JSON.stringify(rows)) });
  }
  return places;
}
