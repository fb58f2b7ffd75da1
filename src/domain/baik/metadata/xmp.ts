import type { FindingKind } from './findings.ts';

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

/** Identifying properties of an XMP packet, as elements or attributes (ISO 16684-1). */
export function* readXmp(packet: string): Generator<readonly [FindingKind, unknown]> {
  for (const [property, kind] of Object.entries(kindOfProperty)) {
    const [, attribute] = new RegExp(`\\b${property}="([^"]*)"`).exec(packet) ?? [];
    yield [kind, attribute && unescapeXml(attribute)];
    const [, element] = new RegExp(`<${property}\\b[^>]*>([\\s\\S]*?)</${property}>`).exec(packet) ?? [];
    yield [kind, element && unescapeXml(element.replace(/<[^>]*>/g, ' '))];
  }
  yield ['history', /\bxmpMM:(History|DocumentID)\b/.test(packet)];
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

export function unescapeXml(text: string): string {
  return text
    .replace(/&#(x?)([\da-f]+);/gi, (_, hex: string, code: string) => {
      const point = Number.parseInt(code, hex ? 16 : 10);
      return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
    })
    .replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}
