import type { AttachmentExtension } from '../../attachments/attachment-types.ts';

const megabyte = 1024 * 1024;

/** What making a copy of one file may cost. The process of the file has limits of memory and time of its own. */
export const copyLimits = {
  pages: 300,
  dotsPerInch: 150,
  /** Larger pages are drawn with fewer dots per inch. */
  pixelsOfPage: 12_000_000,
  pixelsOfPages: 900_000_000,
  pixelsOfPicture: 40_000_000,
  pictures: 300,
  pixelsOfPictures: 600_000_000,
  unpackedBytes: 64 * megabyte,
  parts: 5000,
  depth: 300,
  elements: 2_000_000,
  characters: 5_000_000,
  bytesOfCopy: 40 * megabyte,
} as const;

/** Media types of copies. A copy of a Word document is one HTML page. */
export type CopyType = 'image/jpeg' | 'image/png' | 'application/pdf' | 'text/html';

/** What a file holds that is not in its copy. */
export type LeftOut = {
  comments: number;
  deletions: number;
  attachments: number;
  /** Pictures that cannot be drawn. */
  pictures: number;
};

export type SafeCopy = {
  type: CopyType;
  bytes: Uint8Array;
  pages: number;
  leftOut: LeftOut;
};

/** Why no copy can be made. */
export type CopyProblem = 'password' | 'damaged' | 'noPages' | 'form' | 'tooManyPages' | 'tooComplex';

export class NoSafeCopyError extends Error {
  override name = 'NoSafeCopyError';

  constructor(readonly problem: CopyProblem) {
    super(`No safe copy can be made: ${problem}.`);
  }
}

export const nothingLeftOut: LeftOut = { comments: 0, deletions: 0, attachments: 0, pictures: 0 };

export type CopyFacts = Omit<SafeCopy, 'bytes'>;

/**
 * Makes safe copies, each in a process of its own. `sender` identifies the form that a file came with: its files queue behind those of
 * forms that have used less time. `content` of the answer is to be read to its end. Throws FileTooComplexError and
 * FilesBusyError, also while it is read.
 */
export type FileCopier = {
  copy: (
    content: AsyncIterable<Uint8Array>,
    extension: AttachmentExtension,
    sender: object,
  ) => Promise<{ facts: CopyFacts; content: AsyncGenerator<Uint8Array> } | { problem: CopyProblem | 'fileType' }>;
};
