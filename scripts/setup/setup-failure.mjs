/** An error that the user can fix: printed as a sentence without a stack trace. */
export class SetupFailure extends Error {}
