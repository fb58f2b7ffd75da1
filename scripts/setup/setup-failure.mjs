/** Something a person has to put right: shown as a sentence, without a stack. */
export class SetupFailure extends Error {}
