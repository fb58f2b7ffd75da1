import { extractText, getDocumentProxy } from 'unpdf';

/** The index of a text has a limit; what follows is not found. */
const maxTextCharacters = 200_000;

/** The text of a PDF; empty when it cannot be read. Call it in a process of its own. */
export async function readPdfText(bytes: Uint8Array): Promise<string> {
  try {
    const pdf = await getDocumentProxy(bytes);
    const { text } = await extractText(pdf, { mergePages: true });
    return storable(text.slice(0, maxTextCharacters));
  } catch {
    return '';
  }
}

/** Removes the characters that PostgreSQL cannot store. */
function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
