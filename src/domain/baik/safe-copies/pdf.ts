import { deflateSync } from 'node:zlib';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import program from '@embedpdf/pdfium/pdfium.wasm' with { type: 'file' };
import { loadSharp } from '../../assets/pictures/load-sharp.ts';
import { type PicturePage, writePicturePdf } from './picture-pdf.ts';
import { copyLimits, type LeftOut, NoSafeCopyError, nothingLeftOut, type SafeCopy } from './safe-copy.ts';

/** When the pages do not fit into a copy, they are drawn once more with fewer dots. */
const coarseDotsPerInch = 110;
const pointsPerInch = 72;
/** Very small pages, such as those of one small picture, are drawn with more dots, until their longer side has this many pixels. */
const fineDotsPerInch = 600;
const minPixels = 300;
const jpegQuality = 75;
/** Channels of a grey pixel may differ by this much: colour fringes of a scanner. */
const maxTint = 10;
/** Share of the bytes of a raw four-bit page above which it is a photograph or a scan, for which JPEG is smaller. */
const maxShareOfRows = 0.3;

const passwordNeeded = 4;
const xfaForm = 2;
const pixelFormat = { rgb: 2 };
/** Annotations are drawn; bytes in the order red, green, blue. */
const renderFlags = 0x01 | 0x10;
const note = 1;
/** Lines, shapes, marks of text, stamps, carets and ink: of their words only the shape is drawn. */
const isMark = (subtype: number) => subtype >= 4 && subtype <= 15;

/** Draws the pages as PDFium shows them, and writes a PDF of these pictures. No text, link or property of the file is read into it. */
export async function copyPdf(bytes: Uint8Array): Promise<SafeCopy> {
  const pdfium = await loadPdfium();
  const document = openDocument(pdfium, bytes);
  try {
    const pages = pdfium.FPDF_GetPageCount(document.handle);
    if (pages === 0) throw new NoSafeCopyError('noPages');
    if (pages > copyLimits.pages) throw new NoSafeCopyError('tooManyPages');
    if (pdfium.FPDF_GetFormType(document.handle) === xfaForm) throw new NoSafeCopyError('form');
    const leftOut = { ...nothingLeftOut, attachments: pdfium.FPDFDoc_GetAttachmentCount(document.handle) };
    for (const dots of [copyLimits.dotsPerInch, coarseDotsPerInch]) {
      leftOut.comments = 0;
      const copy = writePicturePdf(await drawPages(pdfium, document, { pages, dots, leftOut }));
      if (copy.length <= copyLimits.bytesOfCopy) return { type: 'application/pdf', bytes: copy, pages, leftOut };
    }
    throw new NoSafeCopyError('tooComplex');
  } finally {
    document.close();
  }
}

type OpenDocument = { handle: number; form: number; close: () => void };

function openDocument(pdfium: Pdfium, bytes: Uint8Array): OpenDocument {
  const { wasmExports } = pdfium.pdfium;
  const data = wasmExports.malloc(bytes.length);
  heapOf(pdfium).set(bytes, data);
  const handle = pdfium.FPDF_LoadMemDocument(data, bytes.length, '');
  if (!handle) {
    const problem = pdfium.FPDF_GetLastError() === passwordNeeded ? 'password' : 'damaged';
    wasmExports.free(data);
    throw new NoSafeCopyError(problem);
  }
  // Draws the values of form fields. The build has no JavaScript.
  const info = pdfium.PDFiumExt_OpenFormFillInfo();
  const form = pdfium.PDFiumExt_InitFormFillEnvironment(handle, info);
  pdfium.FPDF_SetFormFieldHighlightAlpha(form, 0);
  return {
    handle,
    form,
    close() {
      pdfium.PDFiumExt_ExitFormFillEnvironment(form);
      pdfium.PDFiumExt_CloseFormFillInfo(info);
      pdfium.FPDF_CloseDocument(handle);
      wasmExports.free(data);
    },
  };
}

/** Memory of pictures is outside the garbage collector's sight: without a hint it grows to some hundred megabytes. */
const pagesPerCollection = 10;

async function drawPages(
  pdfium: Pdfium,
  document: OpenDocument,
  { pages, dots, leftOut }: { pages: number; dots: number; leftOut: LeftOut },
): Promise<PicturePage[]> {
  const drawn: PicturePage[] = [];
  let pixels = 0;
  for (let index = 0; index < pages; index += 1) {
    const page = pdfium.FPDF_LoadPage(document.handle, index);
    if (!page) throw new NoSafeCopyError('damaged');
    try {
      pdfium.FORM_OnAfterLoadPage(page, document.form);
      leftOut.comments += countComments(pdfium, page);
      const size = { width: pdfium.FPDF_GetPageWidthF(page), height: pdfium.FPDF_GetPageHeightF(page) };
      const canvas = canvasOf(size, dots);
      pixels += canvas.width * canvas.height;
      if (pixels > copyLimits.pixelsOfPages) throw new NoSafeCopyError('tooComplex');
      drawn.push({ ...size, pixels: canvas, content: await drawPage(pdfium, page, document.form, canvas) });
    } finally {
      pdfium.FORM_OnBeforeClosePage(page, document.form);
      pdfium.FPDF_ClosePage(page);
    }
    if (index % pagesPerCollection === pagesPerCollection - 1) Bun.gc(true);
  }
  return drawn;
}

/** Pixels of a page: more dots per inch when it is very small, fewer when it is very large. */
function canvasOf({ width, height }: { width: number; height: number }, dots: number) {
  if (!(width > 0 && height > 0)) throw new NoSafeCopyError('damaged');
  const fine = Math.min(fineDotsPerInch / pointsPerInch, minPixels / Math.max(width, height));
  const scale = Math.min(Math.max(dots / pointsPerInch, fine), Math.sqrt(copyLimits.pixelsOfPage / (width * height)));
  // Rows of four pixels more or less have no padding.
  return { width: Math.max(1, Math.floor((width * scale) / 4)) * 4, height: Math.max(1, Math.floor(height * scale)) };
}

async function drawPage(
  pdfium: Pdfium,
  page: number,
  form: number,
  { width, height }: { width: number; height: number },
): Promise<PicturePage['content']> {
  const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, pixelFormat.rgb, 0, 0);
  if (!bitmap) throw new NoSafeCopyError('tooComplex');
  try {
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
    pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, renderFlags);
    pdfium.FPDF_FFLDraw(form, bitmap, page, 0, 0, width, height, 0, renderFlags);
    const start = pdfium.FPDFBitmap_GetBuffer(bitmap);
    return await encode(heapOf(pdfium).subarray(start, start + width * 3 * height), { width, height });
  } finally {
    pdfium.FPDFBitmap_Destroy(bitmap);
  }
}

type Raster = { width: number; height: number };

async function encode(pixels: Uint8Array, { width, height }: Raster): Promise<PicturePage['content']> {
  const isGrey = isWithoutColour(pixels);
  if (isGrey) {
    const raw = fourBitRows(pixels, { width, height });
    const packed = deflateSync(raw, { level: 6 });
    if (packed.length <= raw.length * maxShareOfRows) return { kind: 'grey', bytes: packed, channels: 1 };
  }
  const sharp = await loadSharp();
  const picture = sharp(pixels, { raw: { width, height, channels: 3 } });
  const jpeg = await (isGrey ? picture.greyscale() : picture).jpeg({ quality: jpegQuality }).toBuffer();
  return { kind: 'jpeg', bytes: new Uint8Array(jpeg), channels: isGrey ? 1 : 3 };
}

function isWithoutColour(pixels: Uint8Array): boolean {
  for (let at = 0; at < pixels.length; at += 3) {
    const red = pixels[at] ?? 0;
    const green = pixels[at + 1] ?? 0;
    const blue = pixels[at + 2] ?? 0;
    if (red === green && green === blue) continue;
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > maxTint) return false;
  }
  return true;
}

/** Rows of a PNG: a filter byte, here that of "none", and two pixels in each byte. */
function fourBitRows(pixels: Uint8Array, { width, height }: Raster): Uint8Array {
  const levelOf = (at: number) => Math.round((pixels[at * 3 + 1] ?? 0) / 17);
  const packed = new Uint8Array((1 + width / 2) * height);
  let next = 0;
  for (let at = 0; at < width * height; at += 2) {
    if (at % width === 0) next += 1;
    packed[next] = (levelOf(at) << 4) | levelOf(at + 1);
    next += 1;
  }
  return packed;
}

/** Notes, and marks with words of their own: of these only the icon or the mark is drawn. */
function countComments(pdfium: Pdfium, page: number): number {
  let comments = 0;
  for (let index = 0; index < pdfium.FPDFPage_GetAnnotCount(page); index += 1) {
    const annot = pdfium.FPDFPage_GetAnnot(page, index);
    if (!annot) continue;
    const subtype = pdfium.FPDFAnnot_GetSubtype(annot);
    // The size in bytes includes the end of the string.
    if (subtype === note || (isMark(subtype) && pdfium.FPDFAnnot_GetStringValue(annot, 'Contents', 0, 0) > 2))
      comments += 1;
    pdfium.FPDFPage_CloseAnnot(annot);
  }
  return comments;
}

type Pdfium = WrappedPdfiumModule;

let loading: Promise<Pdfium> | undefined;

/** PDFium in WebAssembly, without JavaScript and without access to files. One document at a time. */
function loadPdfium(): Promise<Pdfium> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Pdfium> {
  const pdfium = await init({ wasmBinary: await Bun.file(program).arrayBuffer() });
  pdfium.PDFiumExt_Init();
  return pdfium;
}

/** The memory of the program. It moves when it grows, so a view is not kept over a call. */
function heapOf({ pdfium }: Pdfium): Uint8Array {
  return (pdfium as unknown as { HEAPU8: Uint8Array }).HEAPU8;
}
