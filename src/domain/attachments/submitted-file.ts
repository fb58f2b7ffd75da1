export type SubmittedFile = {
  field: string;
  /** As its sender named it; empty when no file was chosen. */
  filename: string;
  content: AsyncIterable<Uint8Array>;
  /** Known once the content has been read: it was cut at the limit. */
  isTooLarge: () => boolean;
  /** Discards the content unread. */
  skip: () => void;
};

export type FileError =
  | {
      problem:
        | 'fileTooLarge'
        | 'fileType'
        | 'fileProtected'
        | 'fileTooComplex'
        | 'filesBusy'
        | 'storageFull'
        | 'filesUnavailable'
        | 'uploadShare';
      filename: string;
    }
  | { problem: 'tooManyFiles' }
  | { problem: 'unknownField'; field: string };
