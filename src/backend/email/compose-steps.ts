import { type AddressKind, addressKinds, type ComposeValues } from './compose-values.ts';

/** Adds or removes a row without script: `add:cc`, `remove:to:2`. Other values change nothing. */
export function takeStep(values: ComposeValues, step: string): ComposeValues {
  const [verb, name, place] = step.split(':');
  const kind = addressKinds.find((known) => known === name);
  if (!kind) return values;
  if (verb === 'add') return { ...values, [kind]: [...values[kind], ''] };
  if (verb === 'remove') return { ...values, [kind]: without(values, kind, Number(place)) };
  return values;
}

function without(values: ComposeValues, kind: AddressKind, place: number): string[] {
  const left = values[kind].filter((_, index) => index !== place);
  return left.length > 0 ? left : [''];
}
