import type { Budget } from '../../attachments/budget.ts';
import { DamagedFileError, type FindingKind } from './findings.ts';
import { readXml } from './xml.ts';

const kindOfProperty: Record<string, FindingKind> = {
  'dc:creator': 'author',
  'pdf:Author': 'author',
  'xmp:Author': 'author',
  'dc:publisher': 'company',
  'pdfx:Company': 'company',
  'xmp:CreatorTool': 'software',
  'pdf:Producer': 'software',
  'xmp:CreateDate': 'time',
  'xmp:ModifyDate': 'time',
  'dc:title': 'title',
  'exif:GPSLatitude': 'place',
  'exif:GPSLongitude': 'place',
  'photoshop:City': 'place',
  'photoshop:State': 'place',
  'photoshop:Country': 'place',
  'Iptc4xmpCore:Location': 'place',
  'photoshop:Credit': 'company',
  'aux:SerialNumber': 'camera',
  'tiff:Make': 'camera',
  'tiff:Model': 'camera',
};

const historyProperties = new Set(['xmpMM:History', 'xmpMM:DocumentID']);

/** Identifying properties of an XMP packet, as elements or attributes (ISO 16684-1). */
export function readXmp(packet: string, budget: Budget): (readonly [FindingKind, unknown])[] {
  const found: (readonly [FindingKind, unknown])[] = [];
  const add = (name: string, value: string) => {
    const kind = Object.hasOwn(kindOfProperty, name) && kindOfProperty[name];
    if (kind) found.push([kind, value]);
    if (historyProperties.has(name)) found.push(['history', true]);
  };
  try {
    readXml(packet, budget, {
      open: ({ name, attributes }) => {
        for (const [attribute, value] of Object.entries(attributes)) add(attribute, value);
        if (historyProperties.has(name)) found.push(['history', true]);
      },
      isWanted: (name) => Object.hasOwn(kindOfProperty, name),
      text: ({ name, text }) => add(name, text),
    });
  } catch (error) {
    if (!(error instanceof DamagedFileError)) throw error;
    // What follows the damage cannot be read, but programs more lenient than this one may read it.
    found.push(['embedded', true]);
  }
  return found;
}
