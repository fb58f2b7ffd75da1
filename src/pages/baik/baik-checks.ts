import type { BaikProblem } from '../../domain/baik/input.ts';
import { fill, lengthOf, type Mistake } from '../../ui/forms/form-text.ts';
import type { SaidFile } from '../../web/forms/baik/copy-text.ts';
import type { BaikFormProps, BaikFormWords, BaikValues } from './baik-form-props.ts';

/** Current values of the form. */
export function readValues(form: HTMLFormElement): BaikValues {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    name: text('name'),
    contact: text('contact'),
    anonymous: data.get('anonymous') === '1',
    category: text('category'),
    report: text('report'),
  };
}

/** Validates the form as the server does; returns the first error, or undefined. */
export function checkReport(
  form: HTMLFormElement,
  files: readonly SaidFile[],
  rules: BaikFormProps['rules'],
  problems: Record<BaikProblem, string>,
  words: BaikFormWords,
): { mistakes: Mistake[]; title: string; text: string } | undefined {
  const values = readValues(form);
  const { name, contact, anonymous, category, report } = values;
  const isMissing = (!anonymous && !contact.trim()) || !report.trim();
  const found: [field: string, problem: BaikProblem | false][] = [
    [
      'contact',
      !anonymous && (!contact.trim() ? 'contactRequired' : isOver(contact, rules.contact) && 'contactTooLong'),
    ],
    ['name', !anonymous && isOver(name, rules.name) && 'nameTooLong'],
    ['category', isOver(category, rules.category) && 'categoryTooLong'],
    ['report', !report.trim() ? 'reportRequired' : isOver(report, rules.report) && 'reportTooLong'],
  ];
  const data = new FormData(form);
  const undecided = files.filter(({ key }) => !data.has(`file-${key}`));
  const mistakes = [
    ...found.flatMap(([field, problem]) => (problem ? [{ field, text: problems[problem] }] : [])),
    ...undecided.map(({ filename }) => ({ field: 'attachments', text: fill(words.fileUndecided, { name: filename }) })),
  ];
  if (mistakes.length === 0) return undefined;
  const text = isMissing && !anonymous ? words.requiredBoth : (mistakes[0]?.text ?? '');
  return { mistakes, title: words.errorTitle, text };
}

function isOver(text: string, limit: number): boolean {
  return lengthOf(text) > limit;
}
