const words = /pass|secret|otp|code/i;
/** The own password and second factor, a password that is repeated, and the private key of a recipient. */
const names: readonly string[] = ['again', 'credential', 'current', 'factor', 'key'];

/** Whether a field is entered anew each time: it is stored with no form that is kept, and stands in no answer. */
export function isSecretField(name: string): boolean {
  return words.test(name) || names.includes(name);
}
