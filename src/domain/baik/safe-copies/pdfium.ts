import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import program from '@embedpdf/pdfium/pdfium.wasm' with { type: 'file' };

export type Pdfium = WrappedPdfiumModule;

let loading: Promise<Pdfium> | undefined;

/** PDFium in WebAssembly, without JavaScript and without access to files. One document at a time. */
export function loadPdfium(): Promise<Pdfium> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Pdfium> {
  const pdfium = await init({ wasmBinary: await Bun.file(program).arrayBuffer() });
  pdfium.PDFiumExt_Init();
  return pdfium;
}

/** The memory of the program. It moves when it grows, so a view is not kept over a call. */
export function heapOf({ pdfium }: Pdfium): Uint8Array {
  return (pdfium as unknown as { HEAPU8: Uint8Array }).HEAPU8;
}
