/** What was sent broke off, is no form, or is larger than any form may be. */
export class UnreadableFormError extends Error {
  override name = 'UnreadableFormError';

  constructor(
    message: string,
    readonly tooLarge = false,
  ) {
    super(message);
  }
}
