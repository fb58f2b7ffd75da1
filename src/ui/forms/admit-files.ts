import type { Template } from '../../i18n/site/words.ts';
import { fill } from './form-text.ts';

type FileRules = {
  files: number;
  fileInBytes: number;
  /** File extensions in lower case, without the dot. */
  extensions: readonly string[];
};

export type FileRefusal = { title: string; text: string };

type Words = Record<'tooManyFilesTitle' | 'tooManyFiles' | 'fileTypeTitle' | 'fileTooLargeTitle', string> &
  Record<'fileType' | 'fileTooLarge', Template<'name'>>;

/** Splits newly chosen files into accepted ones and errors. */
export function admitFiles(
  chosen: number,
  added: readonly File[],
  rules: FileRules,
  words: Words,
): { admitted: File[]; refusals: FileRefusal[] } {
  if (chosen + added.length > rules.files) {
    return { admitted: [], refusals: [{ title: words.tooManyFilesTitle, text: words.tooManyFiles }] };
  }
  const admitted: File[] = [];
  const refusals: FileRefusal[] = [];
  for (const file of added) {
    const extension = /\.([a-z]+)$/i.exec(file.name)?.[1]?.toLowerCase() ?? '';
    const { name } = file;
    if (!rules.extensions.includes(extension)) {
      refusals.push({ title: words.fileTypeTitle, text: fill(words.fileType, { name }) });
    } else if (file.size > rules.fileInBytes) {
      refusals.push({ title: words.fileTooLargeTitle, text: fill(words.fileTooLarge, { name }) });
    } else admitted.push(file);
  }
  return { admitted, refusals };
}
