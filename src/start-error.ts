/** Reason why the site cannot start, as one sentence that tells the operator what to do. */
export class StartError extends Error {
  override name = 'StartError';
}

/** A command of an operator that failed for a reason which its message says. */
export class CommandError extends Error {
  override name = 'CommandError';

  constructor(
    message: string,
    readonly exitCode = 1,
  ) {
    super(message);
  }
}

/** A command that was called with wrong arguments. */
export class UsageError extends CommandError {
  override name = 'UsageError';

  constructor(message: string) {
    super(message, 2);
  }
}
