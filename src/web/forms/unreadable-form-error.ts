/** The body broke off, is not a form, or exceeds the limits. */
export class UnreadableFormError extends Error {
  override name = 'UnreadableFormError';

  constructor(
    message: string,
    readonly tooLarge = false,
  ) {
    super(message);
  }
}
