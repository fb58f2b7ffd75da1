import { sharedSecret } from '../../src/domain/secrets/commands.ts';
import { Challenges, SignedTexts } from '../../src/web/forms/challenges.ts';
import { FormGate } from '../../src/web/forms/form-gate.ts';
import type { World } from './world.ts';

/** Age in milliseconds that is plausible for a form filled in by a person. */
const fillingIn = 5000;

/** A valid message. */
export const goodMessage = {
  name: 'Sari Wulandari',
  email: 'sari@example.com',
  phone: '+62 812 3456 7890',
  subject: 'kemitraan',
  message: 'Kami ingin membahas pasokan alumina untuk tahun depan.',
  language: 'id',
};

export type Written = Record<string, string | undefined>;

/** A form as a browser sends it; undefined fields are omitted. */
export function filledForm(written: Written, files: File[] = []): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(written)) if (value !== undefined) form.set(name, value);
  for (const file of files) form.append('attachments', file);
  return form;
}

export function contactForm(written: Written = {}, files: File[] = []): FormData {
  return filledForm({ ...goodMessage, ...written }, files);
}

/** A form that has just been opened; `token` may be replaced or undefined. */
export async function withToken(world: World, written: Written): Promise<Written> {
  return { token: await tokenFrom(world, fillingIn), ...written };
}

/** The token of a form of that age in milliseconds. */
export async function tokenFrom(world: World, ago: number): Promise<string> {
  const signed = new SignedTexts(() => sharedSecret(world.db, 'forms'));
  return new FormGate(signed, new Challenges(signed)).issue(Date.now() - ago);
}

const megabyte = 1024 * 1024;

/** Signature, header of one pixel, and the start of its data. */
const pngHead = Uint8Array.fromHex(
  '89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000049444154',
);

/** Valid files, and some whose content does not match their name. */
export const files = {
  pdf: (name = 'proposal.pdf', size = 1000) => file(name, '%PDF-1.7\n', size),
  png: (name = 'site plan.png') => file(name, pngHead, 500),
  jpeg: (name = 'photo.jpg') => file(name, new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), 500),
  doc: (name = 'letter.doc') =>
    new File(
      [
        new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
        new Uint8Array(70_000),
        Buffer.from('WordDocument', 'utf16le'),
      ],
      name,
    ),
  docx: (name = 'letter.docx') =>
    new File(['PK\u0003\u0004', '[Content_Types].xml', new Uint8Array(65_530), 'word/document.xml'], name),
  spreadsheet: (name = 'figures.docx') => new File(['PK\u0003\u0004', '[Content_Types].xml', 'xl/workbook.xml'], name),
  html: (name = 'page.png') => new File(['<html><script>alert(1)</script></html>'], name),
  ofTenMegabytes: (name = 'ten.pdf') => file(name, '%PDF-1.7\n', 10 * megabyte),
  largerThanTenMegabytes: (name = 'eleven.pdf') => file(name, '%PDF-1.7\n', 10 * megabyte + 1),
};

function file(name: string, head: string | Uint8Array<ArrayBuffer>, size: number): File {
  return new File([head, new Uint8Array(size - head.length)], name);
}
