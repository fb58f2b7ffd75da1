import type { ContactProblem } from '../../domain/contact/input.ts';
import type { ContactFormWords, ContactRules, ContactValues, Mistake } from './contact-form-props.ts';
import { fill } from './contact-form-props.ts';

/** What the server will find wrong with the texts, in its order. */
export function checkTexts(
  values: ContactValues,
  rules: ContactRules,
  problems: Record<ContactProblem, string>,
): Mistake[] {
  const { name, email, phone, subject, message } = trimmed(values);
  const found: [field: keyof ContactValues, problem: ContactProblem | false][] = [
    ['name', !name ? 'nameRequired' : lengthOf(name) > rules.name && 'nameTooLong'],
    ['email', emailProblem(email, rules)],
    ['phone', lengthOf(phone) > rules.phone && 'phoneTooLong'],
    ['subject', !subject && 'subjectRequired'],
    ['message', !message ? 'messageRequired' : lengthOf(message) > rules.message && 'messageTooLong'],
  ];
  return found.flatMap(([field, problem]) => (problem ? [{ field, text: problems[problem] }] : []));
}

/** Characters as people count them, without white space around them. */
export function lengthOf(text: string): number {
  return [...text.trim()].length;
}

export type FileRefusal = { title: string; text: string };

/** Which of the newly chosen files join those chosen before, and what is wrong with the first that does not. */
export function admitFiles(
  chosen: readonly File[],
  added: readonly File[],
  rules: ContactRules,
  words: ContactFormWords,
): { admitted: File[]; refusal: FileRefusal | undefined } {
  if (chosen.length + added.length > rules.files) {
    return { admitted: [], refusal: { title: words.tooManyFilesTitle, text: words.tooManyFiles } };
  }
  const admitted: File[] = [];
  let refusal: FileRefusal | undefined;
  for (const file of added) {
    const extension = /\.([a-z]+)$/i.exec(file.name)?.[1]?.toLowerCase() ?? '';
    const { name } = file;
    if (!rules.extensions.includes(extension)) {
      refusal ??= { title: words.fileTypeTitle, text: fill(words.fileType, { name }) };
    } else if (file.size > rules.fileInBytes) {
      refusal ??= { title: words.fileTooLargeTitle, text: fill(words.fileTooLarge, { name }) };
    } else admitted.push(file);
  }
  return { admitted, refusal };
}

function emailProblem(email: string, rules: ContactRules): ContactProblem | false {
  if (!email) return 'emailRequired';
  if (lengthOf(email) > rules.email) return 'emailTooLong';
  return !new RegExp(rules.emailPattern).test(email) && 'emailInvalid';
}

function trimmed(values: ContactValues): ContactValues {
  const { name, email, phone, subject, message } = values;
  return {
    name: name.trim(),
    email: email.trim(),
    phone: phone.trim(),
    subject,
    message: message.trim(),
  };
}
