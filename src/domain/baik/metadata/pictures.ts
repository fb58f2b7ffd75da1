import ExifReader from 'exifreader';
import { Budget } from '../../attachments/budget.ts';
import { DamagedFileError, type FindingKind, gather, type Inspection } from './findings.ts';
import { stripJpeg } from './jpeg.ts';
import { stripPng } from './png.ts';
import { readXmp } from './xmp.ts';

/** Exif tags by name, with their description. */
type Tags = Record<'exif' | 'iptc' | 'pngText', Record<string, unknown> | undefined> & {
  gps: { Latitude?: number; Longitude?: number } | undefined;
};
type Strip = (bytes: Uint8Array, orientation: number) => Uint8Array;

/** The metadata of a picture. */
export async function inspectPicture(bytes: Uint8Array, strip: Strip, budget = new Budget()): Promise<Inspection> {
  try {
    const strippedLength = strip(bytes, 1).length;
    const tags = await readTags(bytes, budget);
    const findings = gather([...(tags ? found(tags) : []), ...readXmp(packetIn(bytes), budget)]);
    // Metadata in a form that the parser does not know.
    if (findings.length === 0 && strippedLength + maxUnrevealingInBytes < bytes.length)
      findings.push({ kind: 'embedded', value: '' });
    return { condition: 'clean', findings };
  } catch (error) {
    if (error instanceof DamagedFileError) return { condition: 'damaged', findings: [] };
    throw error;
  }
}

/** The same pixels without metadata. Throws DamagedFileError. */
export async function cleanJpeg(bytes: Uint8Array, budget = new Budget()): Promise<Uint8Array> {
  const orientation = (await readTags(bytes, budget))?.exif?.Orientation;
  return stripJpeg(bytes, isTag(orientation) ? Number(orientation.value) : 1);
}

export function cleanPng(bytes: Uint8Array): Uint8Array {
  return stripPng(bytes);
}

/** Unknown metadata up to this size, such as a colour profile, identifies programs and not people. */
const maxUnrevealingInBytes = 4096;

/** Undefined when there is no readable value. */
async function readTags(bytes: Uint8Array, budget: Budget): Promise<Tags | undefined> {
  const buffer = new Uint8Array(bytes).buffer;
  try {
    const { exif, iptc, pngText, gps } = await ExifReader.load(buffer, {
      async: true,
      expanded: true,
      // The library would need an XML parser for it.
      excludeTags: { xmp: true, icc: true },
      decompress: { deflate: (packed) => budget.inflate(packed, 'zlib') },
    });
    budget.check();
    return { exif: { ...exif }, iptc: { ...iptc }, pngText: { ...pngText }, gps };
  } catch {
    budget.check();
    return undefined;
  }
}

/** Registered PNG keywords; the library lists technical fields beside them. */
const pngKeywords: Record<string, FindingKind> = {
  Author: 'author',
  Title: 'title',
  Description: 'title',
  Comment: 'title',
  Copyright: 'company',
  Source: 'camera',
  Software: 'software',
  'Creation Time': 'time',
};

function* found({ exif, gps, iptc, pngText }: Tags): Generator<readonly [FindingKind, unknown]> {
  if (gps?.Latitude !== undefined && gps.Longitude !== undefined) {
    yield ['place', `${gps.Latitude.toFixed(5)}, ${gps.Longitude.toFixed(5)}`];
  }
  for (const name of ['City', 'Sub-location', 'Country/Primary Location Name'])
    yield ['place', textOfTag(iptc?.[name])];
  yield ['camera', [textOfTag(exif?.Make), textOfTag(exif?.Model)].filter(Boolean).join(' ')];
  for (const name of ['BodySerialNumber', 'SerialNumber', 'LensModel', 'LensSerialNumber', 'HostComputer']) {
    yield ['camera', textOfTag(exif?.[name])];
  }
  for (const name of ['Artist', 'CameraOwnerName', 'XPAuthor', 'OwnerName']) yield ['author', textOfTag(exif?.[name])];
  for (const name of ['By-line', 'Writer/Editor']) {
    yield ['author', textOfTag(iptc?.[name])];
  }
  for (const name of ['Copyright', 'Copyright Notice', 'Credit', 'Source']) {
    yield ['company', textOfTag(exif?.[name]) ?? textOfTag(iptc?.[name])];
  }
  for (const name of ['DateTimeOriginal', 'DateTimeDigitized', 'DateTime']) {
    yield ['time', textOfTag(exif?.[name])?.replace(/^(\d{4}):(\d\d):/, '$1-$2-')];
  }
  for (const name of ['Software', 'ProcessingSoftware']) yield ['software', textOfTag(exif?.[name])];
  for (const name of ['ImageDescription', 'UserComment', 'XPTitle', 'XPComment'])
    yield ['title', textOfTag(exif?.[name])];
  yield ['title', textOfTag(iptc?.['Object Name'])];
  yield ['embedded', exif?.MakerNote !== undefined];
  for (const [name, kind] of Object.entries(pngKeywords)) yield [kind, textOfTag(pngText?.[name])];
}

/** The XMP packet, stored uncompressed in a picture. */
function packetIn(bytes: Uint8Array): string {
  const picture = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = picture.indexOf('<x:xmpmeta');
  const end = start < 0 ? -1 : picture.indexOf('</x:xmpmeta>', start);
  return end < 0 ? '' : picture.toString('utf8', start, end);
}

/** The description of a tag, or its value. */
function textOfTag(tag: unknown): string | undefined {
  if (!isTag(tag)) return undefined;
  const text = String(tag.description).trim();
  return text === '' || text.startsWith('[') ? undefined : text;
}

function isTag(tag: unknown): tag is { description: unknown; value: unknown } {
  return tag !== null && typeof tag === 'object' && 'description' in tag && 'value' in tag;
}
