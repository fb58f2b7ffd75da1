import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import sharp from 'sharp';
import { makeSafeCopy } from '../../../../src/domain/baik/safe-copies/make-safe-copy.ts';
import { packWord, paragraph, type WordParts, wordPart, wordParts } from '../../../support/files/word-documents.ts';

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

test('comments, deleted passages, embedded files and pictures that cannot be drawn are counted as left out', async () => {
  const body =
    '<w:p><w:r><w:t>isi</w:t></w:r><w:r><w:commentReference w:id="1"/></w:r><w:del><w:r><w:delText>lama</w:delText></w:r></w:del>' +
    '<w:r><w:object><o:OLEObject r:id="rId8"/></w:object></w:r><w:r><w:drawing><a:blip/></w:drawing></w:r></w:p>' +
    `<w:p>${drawing()}</w:p>`;
  const parts = wordParts(body, { 'word/media/image1.emf': 'EMF' }, { rId9: ['image', 'media/image1.emf'] });
  const { leftOut } = await copyOf(parts);
  expect(leftOut).toEqual({ comments: 1, deletions: 1, attachments: 1, pictures: 2 });
});

const run = (properties = '', text = mark) => `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`;
const inParagraph = (content: string, properties = '') => `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`;
const atEnd = (content: string) => (body: string) => body.replaceAll('</w:p>', `${content}</w:p>`);
const after = (content: string) => (body: string) => body + content;
const aroundRuns = (open: string, name: string) => (body: string) =>
  body.replaceAll(/<w:r>(<w:t.*?<\/w:t>)<\/w:r>/g, `<w:${name} ${open}><w:r>$1</w:r></w:${name}>`);
const table = (properties: string, cell: string, row = '') =>
  `<w:tbl><w:tblPr>${properties}</w:tblPr><w:tr>${row}<w:tc>${cell}</w:tc></w:tr></w:tbl>`;
const fieldChar = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
const field = (code: string, result = run()) =>
  `${fieldChar('begin')}<w:r><w:instrText>${code}</w:instrText></w:r>${fieldChar('separate')}${result}${fieldChar('end')}`;
const picturePart = (properties = '', effects = '') =>
  `<a:graphic><pic:pic><pic:blipFill><a:blip r:embed="rId9">${effects}</a:blip></pic:blipFill><pic:spPr>${properties}</pic:spPr></pic:pic></a:graphic>`;
const drawn = (content: string) => `<w:r><w:drawing><wp:inline>${content}</wp:inline></w:drawing></w:r>`;
const inTextBox = (content: string) =>
  `<wps:wsp><wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx></wps:wsp>`;
const textBox = (text: string) => inTextBox(paragraph(text));
const oldTextBox = (shape: string) =>
  `<w:pict><v:shape ${shape}><v:textbox><w:txbxContent>${paragraph(mark)}</w:txbxContent></v:textbox></v:shape></w:pict>`;

const styles = wordPart(
  'styles',
  [
    '<w:style w:type="character" w:styleId="Base"><w:rPr><w:vanish/></w:rPr></w:style>',
    '<w:style w:type="character" w:styleId="Inherits"><w:basedOn w:val="Base"/></w:style>',
    '<w:style w:type="character" w:styleId="Shown"><w:rPr><w:vanish w:val="0"/></w:rPr></w:style>',
    '<w:style w:type="character" w:styleId="White"><w:rPr><w:color w:val="FFFFFF"/></w:rPr></w:style>',
    '<w:style w:type="paragraph" w:styleId="Gone"><w:rPr><w:vanish/></w:rPr></w:style>',
    '<w:style w:type="paragraph" w:styleId="Flat"><w:pPr><w:spacing w:line="20" w:lineRule="exact"/></w:pPr></w:style>',
    '<w:style w:type="table" w:styleId="Table"><w:rPr><w:vanish/></w:rPr></w:style>',
    '<w:style w:type="table" w:styleId="Dark"><w:tblStylePr><w:tcPr><w:shd w:fill="000000"/></w:tcPr></w:tblStylePr></w:style>',
    '<w:style w:type="table" w:styleId="FirstRow"><w:tblStylePr w:type="firstRow"><w:rPr><w:vanish/></w:rPr></w:tblStylePr></w:style>',
  ].join(''),
);

const inRow = (properties: string) => (body: string) =>
  body.replaceAll('</w:tbl>', `<w:tr><w:trPr>${properties}</w:trPr><w:tc>${paragraph(mark)}</w:tc></w:tr></w:tbl>`);

/** Changes of the markup that a reader of the document does not see. */
const invisible: Record<string, (body: string) => string> = {
  'identifiers of editing sessions and attributes of strangers': (body) =>
    body.replaceAll(/<w:(p|r|t|tbl|tr|tc)(?=[ >])/g, `<w:$1 w:rsidR="${mark}" xmlns:x="urn:x" x:note="${mark}"`),
  'comments and instructions of XML': (body) => body.replaceAll('<w:p>', `<!-- ${mark} --><?pi ${mark}?><w:p>`),
  'a bookmark': atEnd(`<w:bookmarkStart w:id="1" w:name="${mark}"/><w:bookmarkEnd w:id="1"/>`),
  'deleted text': atEnd(`<w:del w:author="${mark}"><w:r><w:delText>${mark}</w:delText></w:r></w:del>`),
  'moved text': atEnd(`<w:moveFrom w:author="${mark}"><w:r><w:t>${mark}</w:t></w:r></w:moveFrom>`),
  'the code of a field': atEnd(field(`AUTHOR ${mark}`, '')),
  'the value of a field that shows none': atEnd(field(' SET nama ')),
  'the answer to a question of a field': atEnd(field(`ASK nama "${mark}"`)),
  'a simple field that shows none': atEnd(`<w:fldSimple w:instr=" XE ">${run()}</w:fldSimple>`),
  'elements of strangers': (body) =>
    body.replaceAll('<w:r>', `<x:stranger xmlns:x="urn:x"><w:t>${mark}</w:t></x:stranger><w:r>`),
  'alternative texts': (body) => body.replaceAll('name="n"', `name="${mark}" descr="${mark}" title="${mark}"`),
  'a language': (body) => body.replaceAll('<w:r><w:t', `<w:r><w:rPr><w:lang w:val="${mark}"/></w:rPr><w:t`),
  'a comment': atEnd('<w:r><w:commentReference w:id="7"/></w:r>'),
  'a content control': (body) =>
    body.replaceAll(
      /(<w:p>.*?<\/w:p>)/g,
      `<w:sdt><w:sdtPr><w:alias w:val="${mark}"/><w:tag w:val="${mark}"/></w:sdtPr><w:sdtContent>$1</w:sdtContent></w:sdt>`,
    ),
  'a link': aroundRuns(`r:id="rIdX" w:tooltip="${mark}" w:anchor="${mark}"`, 'hyperlink'),
  'the author of an insertion': aroundRuns(`w:author="${mark}" w:date="2026-01-01"`, 'ins'),
  'hidden text': atEnd(run('<w:vanish/>')),
  'hidden text in a paragraph of its own': after(inParagraph(run('<w:vanish/>'), '<w:rPr><w:vanish/></w:rPr>')),
  'text hidden by a style that inherits it': atEnd(run('<w:rStyle w:val="Inherits"/>')),
  'text hidden by the style of its paragraph, in a style that says nothing of it': after(
    inParagraph(run('<w:rStyle w:val="Shown"/>'), '<w:pStyle w:val="Gone"/>'),
  ),
  'white text': atEnd(run('<w:color w:val="FFFFFF"/>')),
  'nearly white text': atEnd(run('<w:color w:val="FDFDFE"/>')),
  'text that a style makes white': atEnd(run('<w:rStyle w:val="White"/>')),
  'text under a black bar': atEnd(run('<w:highlight w:val="black"/>')),
  'text of the colour of its shading': atEnd(run('<w:color w:val="1F3864"/><w:shd w:val="clear" w:fill="1F3864"/>')),
  'text without filling': atEnd(run('<w14:textFill><w14:noFill/></w14:textFill>')),
  'text of one point': atEnd(run('<w:sz w:val="2"/>')),
  'text of one percent of its width': atEnd(run('<w:w w:val="1"/>')),
  'a line without height': after(paragraph(mark, '<w:pStyle w:val="Flat"/><w:spacing w:after="9"/>')),
  'a hidden row': inRow('<w:hidden/>'),
  'a row without height': inRow('<w:trHeight w:val="1" w:hRule="exact"/>'),
  'a hidden picture': after(`<w:p>${drawn(`<wp:docPr hidden="1" name="${mark}"/>${picturePart()}`)}</w:p>`),
  'a picture without size': after(`<w:p>${drawn(`<wp:extent cx="0" cy="0"/>${picturePart()}`)}</w:p>`),
  'a picture without size in its own properties': after(
    `<w:p>${drawn(picturePart('<a:xfrm><a:ext cx="0" cy="90"/></a:xfrm>'))}</w:p>`,
  ),
  'a transparent picture': after(`<w:p>${drawn(picturePart('', '<a:alphaModFix amt="0"/>'))}</w:p>`),
  'a picture made white': after(`<w:p>${drawn(picturePart('', '<a:lum bright="100000"/>'))}</w:p>`),
  'a text box without size': after(`<w:p>${drawn(`<wp:extent cx="900" cy="0"/>${textBox(mark)}`)}</w:p>`),
  'an old text box without size': after(`<w:p><w:r>${oldTextBox('style="width:0;height:0"')}</w:r></w:p>`),
  'a hidden part of a formula': after(
    `<w:p><m:oMath><m:phant><m:e><m:r><m:t>${mark}</m:t></m:r></m:e></m:phant><m:r><w:rPr><w:vanish/></w:rPr><m:t>${mark}</m:t></m:r></m:oMath></w:p>`,
  ),
};

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

const media = { 'word/media/image1.png': picture, 'word/styles.xml': styles };
const relations = { rId1: ['styles', 'styles.xml'], rId9: ['image', 'media/image1.png'] } satisfies Parameters<
  typeof wordParts
>[2];

async function expectSame(body: string, changed: string, more: WordParts = {}): Promise<void> {
  const plain = await htmlOf(wordParts(body, media, relations));
  const planted = await htmlOf(
    wordParts(changed, { ...media, ...more }, { ...relations, rIdX: ['hyperlink', `file:///C:/Users/${mark}`] }),
  );
  expect(planted).toBe(plain);
  expect(planted).not.toContain(mark);
}

const visibleBody = `${paragraph('isi')}<w:p>${drawing()}</w:p>${table('', paragraph('x'))}`;

test.each(Object.keys(invisible))('the copy of a document is the same, byte for byte, with %s', async (name) => {
  const changed = invisible[name]?.(visibleBody) ?? '';
  expect(changed).not.toBe(visibleBody);
  await expectSame(visibleBody, changed);
});

test('invisible additions to a document leave its copy the same, byte for byte', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(visibleBlock, { minLength: 1, maxLength: 6 }),
      fc.subarray(Object.values(invisible), { minLength: 1 }),
      fc.subarray(Object.keys(unseenParts)),
      async (blocks, changes, names) => {
        const body = blocks.join('');
        const changed = changes.reduce((text, change) => change(text), body);
        await expectSame(body, changed, Object.fromEntries(names.map((name) => [name, unseenParts[name] ?? ''])));
      },
    ),
    { numRuns: 60, seed: 33 },
  );
});

const cell = (properties: string, content: string) => `<w:tc><w:tcPr>${properties}</w:tcPr>${content}</w:tc>`;
const choice = (requires: string, chosen: string, fallback: string) =>
  `<mc:AlternateContent><mc:Choice Requires="${requires}">${chosen}</mc:Choice><mc:Fallback>${fallback}</mc:Fallback></mc:AlternateContent>`;

const white = run('<w:color w:val="FFFFFF"/>', 'isi');
const shownOnce: Record<string, string> = {
  'of merged cells only the first': `<w:tbl><w:tr>${cell('<w:vMerge w:val="restart"/>', paragraph('isi'))}</w:tr><w:tr>${cell('<w:vMerge/>', paragraph(mark))}</w:tr></w:tbl>`,
  'of a deleted cell nothing': `${paragraph('isi')}<w:tbl><w:tr>${cell('<w:cellDel/>', paragraph(mark))}</w:tr></w:tbl>`,
  'the alternative that Word shows': inParagraph(choice('w14', run('', 'isi'), run())),
  'no text of an alternative for other programs': inParagraph(run('', 'isi') + choice('cx1', '', run())),
  'a text box once': `<w:p><w:r>${choice('wps', `<w:drawing>${textBox('isi')}</w:drawing>`, oldTextBox(''))}</w:r></w:p>`,
  'no picture but words for a hidden number': paragraph(
    'isi',
    '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="3"/></w:numPr>',
  ),
};

test.each(Object.entries(shownOnce))('shown is %s', async (_title, body) => {
  const numbering = wordPart(
    'numbering',
    `<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:lvlText w:val="${mark}"/><w:rPr><w:vanish/></w:rPr></w:lvl></w:abstractNum><w:num w:numId="3"><w:abstractNumId w:val="1"/></w:num>`,
  );
  const parts = { ...media, 'word/numbering.xml': numbering };
  const shown = await bodyOf(wordParts(body, parts, { ...relations, rId2: ['numbering', 'numbering.xml'] }));
  expect(shown?.match(/isi/g)).toHaveLength(1);
  expect(shown).not.toContain(mark);
});

const visible: Record<string, string> = {
  'white text on a dark cell': table(
    '',
    `<w:tcPr><w:shd w:val="clear" w:fill="1F3864"/></w:tcPr>${inParagraph(white)}`,
  ),
  'white text in a table of a style': table('<w:tblStyle w:val="Dark"/>', inParagraph(white)),
  'white text in a text box': inParagraph(drawn(inTextBox(inParagraph(white)))),
  'white text on a dark paragraph': inParagraph(white, '<w:shd w:val="clear" w:fill="000000"/>'),
  'text on a dark shading, which Word turns white': inParagraph(run('<w:shd w:val="clear" w:fill="000000"/>', 'isi')),
  'marked text': inParagraph(run('<w:highlight w:val="yellow"/>', 'isi')),
  'text that its own properties show': inParagraph(run('<w:vanish w:val="0"/>', 'isi'), '<w:pStyle w:val="Gone"/>'),
  'results of fields': inParagraph(field('AUTHOR', run('', 'isi'))),
  'a face': `<w:p><w:r>${choice('w16se', '<w16se:symEx w16se:char="1F600" xmlns:w16se="http://schemas.microsoft.com/office/word/2015/wordml/symex"/>', '')}</w:r></w:p>`,
  'a picture in a group, whose unit is its own': inParagraph(
    drawn(picturePart('<a:xfrm><a:ext cx="68" cy="47"/></a:xfrm>')),
  ),
  'a picture between white text in a line without height': inParagraph(
    `<w:pPr><w:spacing w:line="1" w:lineRule="exact"/></w:pPr><w:r><w:rPr><w:color w:val="FFFFFF"/></w:rPr><w:t>x</w:t><w:drawing>${picturePart()}</w:drawing></w:r>`,
  ),
  'text on a dark cell without marking': table(
    '',
    `<w:tcPr><w:shd w:val="clear" w:fill="000000"/></w:tcPr>${inParagraph(run('<w:highlight w:val="none"/>', 'isi'))}`,
  ),
  'lettering of a watermark': '<w:p><w:r><w:pict><v:shape><v:textpath string="isi"/></v:shape></w:pict></w:r></w:p>',
};

test.each(Object.entries(visible))('%s is shown', async (_title, body) => {
  expect(await bodyOf(wordParts(body, media, relations))).toMatch(/isi|<img|&#128512;/);
});

test('of a picture in the shape of a circle the corners are gone', async () => {
  const [, data = ''] =
    /base64,([^"]+)/.exec(await htmlOf(withPicture(drawn(picturePart('<a:prstGeom prst="ellipse"/>'))))) ?? [];
  const { data: pixels, info } = await sharp(Buffer.from(data, 'base64')).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...pixels.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
  expect([at(0, 0), at(39, 19), at(20, 10)]).toEqual([
    [255, 255, 255],
    [255, 255, 255],
    [164, 67, 31],
  ]);
});

test('signs that nobody sees are left out, and the joiners of other scripts are not', async () => {
  const unseen = '\u200b\u200d\u00ad\ufe0f\u{e0101}\u3164\u2063\u034f';
  expect(await bodyOf(wordParts(paragraph(`i${unseen}s\u2009i`)))).toBe('<p>is i</p>');
  expect(await bodyOf(wordParts(paragraph('\u0646\u0645\u06cc\u200c\u062e')))).toContain('&#8204;');
});

test('the page has elements, attributes and classes of fixed lists only', async () => {
  const all = (
    await Promise.all(
      Object.values(invisible).map((change) => htmlOf(wordParts(change(visibleBody), media, relations))),
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
