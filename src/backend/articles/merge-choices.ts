import { type Choices, choices } from '../../domain/merging/merge-values.ts';

/** Form field of a choice; the key of its difference follows. */
export const choicePrefix = 'choice.';

/** More than an article can have differences. */
const maxChoices = 10_000;

/** Choices of a sent form; others than the known ones are ignored. */
export function choicesIn(form: URLSearchParams): Choices {
  const given = [...form].filter(([name]) => name.startsWith(choicePrefix)).slice(0, maxChoices);
  return new Map(
    given.flatMap(([name, value]) => {
      const choice = choices.find((known) => known === value);
      return choice ? [[name.slice(choicePrefix.length), choice]] : [];
    }),
  );
}
