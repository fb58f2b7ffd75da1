/** A file is not what it should be. The words are for whoever sent it. */
export class RefusedFileError extends Error {
  override name = 'RefusedFileError';

  constructor(
    message: string,
    readonly tooLarge = false,
  ) {
    super(message);
  }
}
