/** The body broke off, is not a form, exceeds the limits or arrives too slowly. */
export class UnreadableFormError extends Error {
  override name = 'UnreadableFormError';
  /** The texts that arrived before, to be shown again. */
  fields: Record<string, unknown> = {};

  constructor(
    message: string,
    readonly tooLarge = false,
    readonly tooSlow = false,
  ) {
    super(message);
  }
}
