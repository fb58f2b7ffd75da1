/** A file is refused. The message is shown to its sender. */
export class RefusedFileError extends Error {
  override name = 'RefusedFileError';

  constructor(
    message: string,
    readonly tooLarge = false,
  ) {
    super(message);
  }
}
