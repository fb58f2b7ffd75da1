import { join } from 'node:path';
import { createAvatar } from '@dicebear/core';
import * as notionists from '@dicebear/notionists';
import sharp from 'sharp';
import type { Pair } from '../../../src/i18n/site/language.ts';
import { palette } from '../../../src/palette.ts';

/** Numbers of the variants of Notionists (Zoish, CC0 1.0). */
type Features = { style: number; nose: number; brows: number; body: number; glasses?: number; beard?: number };
/** `hair` is also the colour of a headscarf; `lapels` also that of a tie. */
type Colours = { skin: string; hair: string; browColour: string; jacket: string; lapels: string; shirt?: string };
type Person = Features & Colours & { name: string; alt: Pair };

const suit = { body: 17, shirt: palette.alumina };
const tie = 20;
const headscarf = 62;

const people: Record<string, Person> = {
  guntur: {
    name: 'Guntur Kapuas',
    alt: {
      id: 'Ilustrasi Guntur Kapuas: rambut kelabu, kacamata bulat, jas hijau tua',
      en: 'Illustration of Guntur Kapuas: gray hair, round glasses, a dark green jacket',
    },
    ...suit,
    style: 49,
    nose: 4,
    brows: 8,
    glasses: 11,
    skin: palette.clayDeep,
    hair: palette.mistDeep,
    browColour: palette.slate,
    jacket: palette.petrolLight,
    lapels: palette.petrol,
  },
  sekar: {
    name: 'Sekar Landak',
    alt: {
      id: 'Ilustrasi Sekar Landak: kerudung merah bata, jas kelabu tua',
      en: 'Illustration of Sekar Landak: a brick-red headscarf, a dark gray jacket',
    },
    ...suit,
    style: headscarf,
    nose: 16,
    brows: 1,
    skin: palette.clayDeep,
    hair: palette.lateriteDeep,
    browColour: palette.graphite,
    jacket: palette.slate,
    lapels: palette.graphite,
  },
  bayu: {
    name: 'Bayu Melawi',
    alt: {
      id: 'Ilustrasi Bayu Melawi: rambut hitam pendek, kemeja putih, dasi hijau tua',
      en: 'Illustration of Bayu Melawi: short black hair, a white shirt, a dark green tie',
    },
    body: tie,
    style: 6,
    nose: 4,
    brows: 8,
    skin: palette.clayDeep,
    hair: palette.graphite,
    browColour: palette.graphite,
    jacket: palette.alumina,
    lapels: palette.petrol,
  },
  rinjani: {
    name: 'Rinjani Sekadau',
    alt: {
      id: 'Ilustrasi Rinjani Sekadau: rambut hitam sebahu, jas merah bata',
      en: 'Illustration of Rinjani Sekadau: black hair to the shoulders, a brick-red jacket',
    },
    ...suit,
    style: 23,
    nose: 16,
    brows: 1,
    skin: palette.clayDeep,
    hair: palette.graphite,
    browColour: palette.graphite,
    jacket: palette.laterite,
    lapels: palette.lateriteDeep,
  },
  cakra: {
    name: 'Cakra Pawan',
    alt: {
      id: 'Ilustrasi Cakra Pawan: rambut hitam, kumis, jas kelabu tua',
      en: 'Illustration of Cakra Pawan: black hair, a moustache, a dark gray jacket',
    },
    ...suit,
    style: 5,
    nose: 13,
    brows: 8,
    beard: 9,
    skin: palette.clayDeep,
    hair: palette.graphite,
    browColour: palette.graphite,
    jacket: palette.slate,
    lapels: palette.graphite,
  },
};

/** From left to right; the member whose profile is hidden is not in it. */
const group = ['rinjani', 'guntur', 'sekar', 'bayu'];

export type Drawing = { key: string; width: number; height: number; alt: Pair };

/** Draws the portraits of the demo company's boards and the picture of all of them into the folder. */
export async function drawPortraits(folder: string): Promise<Drawing[]> {
  const drawings = Object.entries(people).map(([key, person]) => ({
    key: `leader-${key}`,
    alt: person.alt,
    width: 900,
    height: 1200,
    svg: sheet('238 160 1170 1560', figure(person)),
  }));
  const names = group.map((key) => people[key]?.name ?? '');
  const all = {
    key: 'leaders',
    alt: {
      id: `Ilustrasi anggota dewan komisaris dan direksi berdampingan, dari kiri: ${names.join(', ')}`,
      en: `Illustration of members of both boards side by side, from the left: ${names.join(', ')}`,
    },
    width: 2400,
    height: 941,
    svg: sheet('0 120 4080 1600', group.map(placed).join('')),
  };
  for (const { key, svg, width } of [...drawings, all]) {
    const image = sharp(Buffer.from(svg), { density: 144 }).resize({ width });
    await image.webp({ quality: 92 }).toFile(join(folder, `${key}.webp`));
  }
  return [...drawings, all].map(({ svg: _, ...drawing }) => drawing);
}

/** Side by side, those behind first: the shoulders of the outer ones are behind those of the inner ones. */
function placed(key: string, place: number): string {
  const person = people[key];
  return person
    ? `<g transform="translate(${-60 + place * 860} ${place % 2 === 0 ? 30 : -10})">${figure(person)}</g>`
    : '';
}

function sheet(viewBox: string, drawing: string): string {
  const ground = `<rect width="4080" height="1744" fill="${palette.mist}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" fill="none">${ground}${drawing}</svg>`;
}

/** The parts of a figure, in the order in which Notionists draws them. */
const parts = ['base', 'body', 'hair', 'lips', 'beard', 'nose', 'eyes', 'glasses', 'brows', 'gesture'] as const;

/** A figure in our colours: the set is black and white. */
function figure(person: Person): string {
  const drawn = createAvatar(notionists, {
    body: [variant(person.body)],
    hair: [variant(person.style)],
    nose: [variant(person.nose)],
    brows: [variant(person.brows)],
    lips: [variant(22)],
    eyes: [variant(4)],
    glasses: [variant(person.glasses ?? 1)],
    glassesProbability: person.glasses ? 100 : 0,
    beard: [variant(person.beard ?? 1)],
    beardProbability: person.beard ? 100 : 0,
    bodyIconProbability: 0,
    gestureProbability: 0,
  }).toString();
  const groups = [...drawn.matchAll(/<g transform="translate\((\d+ \d+)\)">(.*?)<\/g>(?=<g transform|<\/g>)/gs)];
  if (groups.length !== parts.length) throw new Error('Notionists draws other parts than expected.');
  return groups
    .map(
      ([, at, shapes = ''], index) => `<g transform="translate(${at})">${coloured(parts[index], shapes, person)}</g>`,
    )
    .join('');
}

function coloured(part: (typeof parts)[number] | undefined, shapes: string, person: Person): string {
  const { skin, hair, browColour, jacket, lapels, shirt } = person;
  const ink = palette.graphite;
  const paint = (white: string, black: string) =>
    shapes.replace(/#(fff|000)\b/g, (_, colour: string) => (colour === 'fff' ? white : black));
  if (part === 'base') return paint(skin, ink);
  if (part === 'hair') return paint(person.style === headscarf ? hair : skin, hair);
  if (part === 'beard') return paint(skin, hair);
  if (part === 'brows') return paint(skin, browColour);
  // Without the shadows below the eyes, which make a face look tired.
  if (part === 'eyes') return paint(skin, ink).replace(/M407\.4 122\.5.*?M215\.1/s, 'M215.1');
  if (part !== 'body') return paint(palette.white, ink);
  const panel = shirt ? `<path d="M470 90h460v610H470z" fill="${shirt}"/>` : '';
  return paint(jacket, lapels).replace('/>', `/>${panel}`);
}

function variant(number: number) {
  return `variant${String(number).padStart(2, '0')}` as never;
}
