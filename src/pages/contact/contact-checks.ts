import type { ContactProblem } from '../../domain/contact/input.ts';
import { lengthOf, type Mistake } from '../../ui/forms/form-text.ts';
import type { ContactRules, ContactValues } from './contact-form-props.ts';

/** Client-side validation, in the same order as on the server. */
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
