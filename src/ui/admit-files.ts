import { fill } from './form-text.ts';

export type FileRules = {
  files: number;
  fileInBytes: number;
  /** In small letters, without the dot. */
  extensions: readonly string[];
};

export type FileRefusal = { title: string; text: string };

type Words = Record<
  'tooManyFilesTitle' | 'tooManyFiles' | 'fileTypeTitle' | 'fileType' | 'fileTooLargeTitle' | 'fileTooLarge',
  string
>;

/** Which of the newly chosen files join those chosen before, and what is wrong with the first that does not. */
export function admitFiles(
  chosen: number,
  added: readonly File[],
  rules: FileRules,
  words: Words,
): { admitted: File[]; refusal: FileRefusal | undefined } {
  if (chosen + added.length > rules.files) {
    return { admitted: [], refusal: { title: words.tooManyFilesTitle, text: words.tooManyFiles } };
  }
  const admitted: File[] = [];
  let refusal: FileRefusal | undefined;
  for (const file of added) {
    const extension = /\.([a-z]+)$/i.exec(file.name)?.[1]?.toLowerCase() ?? '';
    const { name } = file;
    if (!rules.extensions.includes(extension)) {
      refusal ??= { title: words.fileTypeTitle, text: fill(words.fileType, { name }) };
    } else if (file.size > rules.fileInBytes) {
      refusal ??= { title: words.fileTooLargeTitle, text: fill(words.fileTooLarge, { name }) };
    } else admitted.push(file);
  }
  return { admitted, refusal };
}
