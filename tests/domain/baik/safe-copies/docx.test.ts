import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import sharp from 'sharp';
import { makeSafeCopy } from '../../../../src/domain/baik/safe-copies/make-safe-copy.ts';
import { packWord, paragraph, type WordParts, wordPart, wordParts } from '../../../support/word-documents.ts';

/** What is planted where nobody sees it. */
const mark = 'Ratna-Penanda-7731';

const copyOf = (parts: WordParts) => makeSafeCopy(packWord(parts), 'docx');
const htmlOf = async (parts: WordParts) => Buffer.from((await copyOf(parts)).bytes).toString('ascii');
/** The part that readers see, without the fixed style. */
const bodyOf = async (parts: WordParts) =>
  /<body>\n([\s\S]*)<\/body>/
    .exec(await htmlOf(parts))?.[1]
    ?.replace(/base64,[^"]+/g, 'base64,…')
    .trim();

const picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#a4431f' } })
  .png()
  .toBuffer();
const drawing = (attributes = '', crop = '') =>
  `<w:r><w:drawing><wp:inline><wp:docPr id="1" name="n" ${attributes}/><a:graphic><a:graphicData><pic:pic><pic:nvPicPr><pic:cNvPr id="0" name="p"/></pic:nvPicPr><pic:blipFill><a:blip r:embed="rId9"/>${crop}</pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
const withPicture = (run: string) =>
  wordParts(`<w:p>${run}</w:p>`, { 'word/media/image1.png': picture }, { rId9: ['image', 'media/image1.png'] });

describe('a copy of a Word document shows', () => {
  test('headings, emphasis, tabs, line breaks and letters of all languages', async () => {
    const run = (text: string, format: string) =>
      `<w:r><w:rPr>${format}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
    const body =
      paragraph('Laporan', '<w:outlineLvl w:val="0"/>') +
      `<w:p>${run('tebal ', '<w:b/>')}${run('miring', '<w:i/><w:u w:val="single"/>')}<w:r><w:tab/><w:t>é 漢</w:t><w:br/><w:t>akhir &lt;b&gt;</w:t></w:r></w:p>`;
    expect(await bodyOf(wordParts(body))).toBe(
      '<h1>Laporan</h1>\n<p><b>tebal </b><i><u>miring</u></i>\t&#233; &#28450;<br>akhir &#60;b&#62;</p>',
    );
  });

  test('lists with their numbers, going on over text in between', async () => {
    const item = (text: string, level = 0) =>
      paragraph(text, `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="3"/></w:numPr>`);
    const level = (index: number, format: string, text: string) =>
      `<w:lvl w:ilvl="${index}"><w:start w:val="${index === 0 ? 4 : 1}"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
    const numbering = wordPart(
      'numbering',
      `<w:abstractNum w:abstractNumId="1">${level(0, 'decimal', '%1.')}${level(1, 'lowerLetter', '%1.%2)')}</w:abstractNum><w:num w:numId="3"><w:abstractNumId w:val="1"/></w:num>`,
    );
    const body =
      item('satu') + item('anak', 1) + item('anak kedua', 1) + paragraph('sela') + item('dua') + item('lagi', 1);
    const parts = wordParts(body, { 'word/numbering.xml': numbering }, { rId1: ['numbering', 'numbering.xml'] });
    expect(await bodyOf(parts)).toBe(
      [
        '<p class="l1">4. satu</p>',
        '<p class="l2">4.a) anak</p>',
        '<p class="l2">4.b) anak kedua</p>',
        '<p>sela</p>',
        '<p class="l1">5. dua</p>',
        '<p class="l2">5.a) lagi</p>',
      ].join('\n'),
    );
  });

  test('tables, notes, headers, footers and formulas', async () => {
    const cell = (text: string, span = '') => `<w:tc><w:tcPr>${span}</w:tcPr>${paragraph(text)}</w:tc>`;
    const note = '<w:p><w:r><w:t>Sumber</w:t></w:r><w:r><w:footnoteReference w:id="5"/></w:r></w:p>';
    const formula =
      '<w:p><m:oMath><m:f><m:num><m:r><m:t>a</m:t></m:r></m:num><m:den><m:r><m:t>b</m:t></m:r></m:den></m:f></m:oMath></w:p>';
    const body =
      `<w:tbl><w:tr>${cell('luas', '<w:gridSpan w:val="2"/>')}</w:tr><w:tr>${cell('1')}${cell('2')}</w:tr></w:tbl>${note}${formula}` +
      '<w:sectPr><w:headerReference w:type="default" r:id="rId2"/><w:footerReference w:type="first" r:id="rId3"/></w:sectPr>';
    const parts = wordParts(
      body,
      {
        'word/header1.xml': wordPart('hdr', paragraph('Kepala')),
        'word/footer1.xml': wordPart('ftr', paragraph('halaman pertama saja')),
        'word/footnotes.xml': wordPart(
          'footnotes',
          `<w:footnote w:id="5">${paragraph('Catatan lima')}</w:footnote><w:footnote w:id="6">${paragraph('tanpa rujukan')}</w:footnote>`,
        ),
      },
      { rId2: ['header', 'header1.xml'], rId3: ['footer', 'footer1.xml'], rId4: ['footnotes', 'footnotes.xml'] },
    );
    expect(await bodyOf(parts)).toBe(
      [
        '<div class="e">\n<p>Kepala</p>\n</div>',
        '<table>\n<tr><td colspan="2"><p>luas</p></td></tr>\n<tr><td><p>1</p></td><td><p>2</p></td></tr>\n</table>',
        '<p>Sumber<sup>1</sup></p>',
        '<p>(a)/(b)</p>',
        '<hr>\n<p>1 Catatan lima</p>',
      ].join('\n'),
    );
  });

  test('pictures drawn anew, and what was cropped is gone for good', async () => {
    const whole = await htmlOf(withPicture(drawing()));
    const cropped = await htmlOf(withPicture(drawing('', '<a:srcRect l="50000"/>')));
    const sizeOf = async (html: string) => {
      const [, data = ''] = /<img src="data:image\/png;base64,([^"]+)">/.exec(html) ?? [];
      const { width, height } = await sharp(Buffer.from(data, 'base64')).metadata();
      return [width, height];
    };
    expect(await sizeOf(whole)).toEqual([40, 20]);
    expect(await sizeOf(cropped)).toEqual([20, 20]);
  });
});

describe('what is left out is counted', () => {
  test('comments, deleted passages, embedded files and pictures that cannot be drawn', async () => {
    const body =
      '<w:p><w:r><w:t>isi</w:t></w:r><w:r><w:commentReference w:id="1"/></w:r><w:del><w:r><w:delText>lama</w:delText></w:r></w:del>' +
      '<w:r><w:object><o:OLEObject r:id="rId8"/></w:object></w:r><w:r><w:drawing><a:blip/></w:drawing></w:r></w:p>' +
      `<w:p>${drawing()}</w:p>`;
    const parts = wordParts(body, { 'word/media/image1.emf': 'EMF' }, { rId9: ['image', 'media/image1.emf'] });
    const { leftOut } = await copyOf(parts);
    expect(leftOut).toEqual({ comments: 1, deletions: 1, attachments: 1, pictures: 1 });
  });
});

describe('no copy is made', () => {
  test.each([
    ['of a document type, which may declare entities', '<!DOCTYPE w [<!ENTITY a "b">]>', 'damaged'],
    [
      'of elements deeper than 300',
      `${'<w:sdt><w:sdtContent>'.repeat(160)}${'</w:sdtContent></w:sdt>'.repeat(160)}`,
      'tooComplex',
    ],
    ['of more than five million letters', paragraph('x'.repeat(5_000_001)), 'tooComplex'],
    ['of more than two million elements', '<w:p/>'.repeat(2_000_001), 'tooComplex'],
    ['of broken markup', '<w:p>', 'damaged'],
  ])('%s', async (_title, body, problem) => {
    const parts = wordParts('');
    parts['word/document.xml'] = body.startsWith('<!DOCTYPE')
      ? `${body}${wordParts(paragraph('x'))['word/document.xml']}`
      : (wordParts(body)['word/document.xml'] ?? '');
    await expect(copyOf(parts)).rejects.toMatchObject({ problem });
  });

  test('of a part that unpacks to more than 64 MB; one that is not shown is not unpacked', async () => {
    const bomb = ' '.repeat(70_000_000);
    await expect(copyOf(wordParts('', { 'word/document.xml': bomb }))).rejects.toMatchObject({ problem: 'tooComplex' });
    expect(await bodyOf(wordParts(paragraph('isi'), { 'word/unused.xml': bomb }))).toBe('<p>isi</p>');
  });
});

/** Changes of the markup that a reader of the document does not see. */
const invisible: ((body: string) => string)[] = [
  (body) =>
    body.replaceAll(/<w:(p|r|t|tbl|tr|tc)(?=[ >])/g, `<w:$1 w:rsidR="${mark}" xmlns:x="urn:x" x:note="${mark}"`),
  (body) => body.replaceAll('<w:p>', `<!-- ${mark} --><?pi ${mark}?><w:p>`),
  (body) => body.replaceAll('</w:p>', `<w:bookmarkStart w:id="1" w:name="${mark}"/><w:bookmarkEnd w:id="1"/></w:p>`),
  (body) => body.replaceAll('</w:p>', `<w:r><w:rPr><w:vanish/></w:rPr><w:t>${mark}</w:t></w:r></w:p>`),
  (body) =>
    body.replaceAll('</w:p>', `<w:del w:author="${mark}"><w:r><w:delText>${mark}</w:delText></w:r></w:del></w:p>`),
  (body) =>
    body.replaceAll('</w:p>', `<w:moveFrom w:author="${mark}"><w:r><w:t>${mark}</w:t></w:r></w:moveFrom></w:p>`),
  (body) =>
    body.replaceAll(
      '</w:p>',
      `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>AUTHOR ${mark}</w:instrText></w:r><w:r><w:t>${mark}</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`,
    ),
  (body) => body.replaceAll('<w:r>', `<x:stranger xmlns:x="urn:x"><w:t>${mark}</w:t></x:stranger><w:r>`),
  (body) => body.replaceAll('name="n"', `name="${mark}" descr="${mark}" title="${mark}"`),
  (body) => body.replaceAll('<w:r><w:t', `<w:r><w:rPr><w:lang w:val="${mark}"/></w:rPr><w:t`),
  (body) => body.replaceAll('</w:p>', `<w:r><w:commentReference w:id="7"/></w:r></w:p>`),
  (body) =>
    body.replaceAll(
      /(<w:p>.*?<\/w:p>)/g,
      `<w:sdt><w:sdtPr><w:alias w:val="${mark}"/><w:tag w:val="${mark}"/></w:sdtPr><w:sdtContent>$1</w:sdtContent></w:sdt>`,
    ),
  (body) =>
    body.replaceAll(
      /<w:r>(<w:t.*?<\/w:t>)<\/w:r>/g,
      `<w:hyperlink r:id="rIdX" w:tooltip="${mark}" w:anchor="${mark}"><w:r>$1</w:r></w:hyperlink>`,
    ),
  (body) =>
    body.replaceAll(
      /<w:r>(<w:t.*?<\/w:t>)<\/w:r>/g,
      `<w:ins w:author="${mark}" w:date="2026-01-01"><w:r>$1</w:r></w:ins>`,
    ),
  (body) =>
    `${body}<w:p><w:pPr><w:rPr><w:vanish/></w:rPr></w:pPr><w:r><w:rPr><w:vanish/></w:rPr><w:t>${mark}</w:t></w:r></w:p>`,
  (body) =>
    body.replaceAll('</w:tbl>', `<w:tr><w:trPr><w:hidden/></w:trPr><w:tc>${paragraph(mark)}</w:tc></w:tr></w:tbl>`),
  (body) =>
    `${body}<w:p><w:r><w:drawing><wp:inline><wp:docPr hidden="1" name="${mark}"/><a:graphic><pic:pic><pic:blipFill><a:blip r:embed="rId9"/></pic:blipFill></pic:pic></a:graphic></wp:inline></w:drawing></w:r></w:p>`,
];

/** Parts of which nothing is seen. */
const unseenParts: WordParts = {
  'docProps/core.xml': `<x>${mark}</x>`,
  'docProps/app.xml': `<x>${mark}</x>`,
  'docProps/custom.xml': `<x>${mark}</x>`,
  'customXml/item1.xml': `<x>${mark}</x>`,
  'word/comments.xml': wordPart('comments', `<w:comment w:id="7" w:author="${mark}">${paragraph(mark)}</w:comment>`),
  'word/people.xml': `<x>${mark}</x>`,
  'word/glossary/document.xml': wordPart('glossaryDocument', paragraph(mark)),
  'word/embeddings/oleObject1.bin': mark,
  'word/vbaProject.bin': mark,
  'word/media/unused.png': mark,
  'docProps/thumbnail.jpeg': mark,
};

const visibleBlock = fc.oneof(
  fc
    .constantFrom('Bau menyengat', 'Kapal tongkang', 'a < b', 'tanggal 3 Mei')
    .map((text) => paragraph(text.replace('<', '&lt;'))),
  fc.constantFrom('Tempat', 'Waktu').map((text) => paragraph(text, '<w:outlineLvl w:val="1"/>')),
  fc.constantFrom('x', 'y').map((text) => `<w:tbl><w:tr><w:tc>${paragraph(text)}</w:tc></w:tr></w:tbl>`),
  fc.constant(`<w:p>${drawing()}</w:p>`),
);

test('the copy of a document is the same, byte for byte, whatever is added to it that is not seen', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(visibleBlock, { minLength: 1, maxLength: 6 }),
      fc.subarray([...invisible.keys()], { minLength: 1 }),
      fc.subarray(Object.keys(unseenParts)),
      async (blocks, changes, names) => {
        const relations = { rId9: ['image', 'media/image1.png'] } satisfies Parameters<typeof wordParts>[2];
        const media = { 'word/media/image1.png': picture };
        const body = blocks.join('');
        const changed = changes.reduce((text, change) => invisible[change]?.(text) ?? text, body);
        const more = Object.fromEntries(names.map((name) => [name, unseenParts[name] ?? '']));
        const plain = await copyOf(wordParts(body, media, relations));
        const planted = await copyOf(
          wordParts(changed, { ...media, ...more }, {
            ...relations,
            rIdX: ['hyperlink', `file:///C:/Users/${mark}`],
          } as never),
        );
        expect(Buffer.from(planted.bytes).toString('ascii')).toBe(Buffer.from(plain.bytes).toString('ascii'));
        expect(Buffer.from(planted.bytes).toString('ascii')).not.toContain(mark);
      },
    ),
    { numRuns: 60, seed: 33 },
  );
});

test('the page has elements, attributes and classes of fixed lists only', async () => {
  const all = (
    await Promise.all(
      invisible.map((change) =>
        htmlOf(
          wordParts(
            change(paragraph('isi') + `<w:p>${drawing()}</w:p>`),
            { 'word/media/image1.png': picture },
            { rId9: ['image', 'media/image1.png'] },
          ),
        ),
      ),
    )
  ).join('');
  const tags = [...all.matchAll(/<\/?([a-z0-9]+)((?:\s[^>]*)?)>/g)];
  const names = new Set(tags.map(([, name]) => name));
  const allowed = 'html head style body p h1 h2 h3 h4 h5 h6 b i u s sup sub br hr img table tr td div'.split(' ');
  expect([...names].filter((name) => !allowed.includes(name ?? ''))).toEqual([]);
  const attributes = tags.flatMap(([, , rest = '']) =>
    [...rest.matchAll(/ ([a-z]+)="([^"]*)"/g)].map(([, name, value]) => `${name}=${value}`),
  );
  expect(
    attributes.filter(
      (one) =>
        !/^(?:src=data:image\/(?:png|jpeg);base64,[\w+/=]+|colspan=\d+|dir=rtl|class=(?:l[1-9]|[be]))$/.test(one),
    ),
  ).toEqual([]);
});
