import { type Field, sameInput } from '../../../fields/field.ts';
import { fromLocal, toLocal } from './local-time.ts';

/** A stored value formatted for its control. */
export function controlText({ control, equals = sameInput }: Field, value: unknown): string {
  switch (control.kind) {
    case 'moment':
      return value instanceof Date ? toLocal(value) : '';
    case 'checkbox':
      return value === true ? 'on' : '';
    case 'select':
      return control.choices.find((choice) => equals(value, choice)) ?? String(value ?? '');
    default:
      return String(value ?? '');
  }
}

/** Initial value of a field's control. */
export function initialText({ control }: Field, now: Date): string {
  switch (control.kind) {
    case 'moment':
      return control.required ? toLocal(now) : '';
    case 'select':
      return control.none ? '' : (control.choices[0] ?? '');
    case 'number':
      return '0';
    default:
      return '';
  }
}

/** A control's value parsed as input of its field. */
export function inputFrom({ control }: Field, text: string): unknown {
  switch (control.kind) {
    case 'moment':
      return fromLocal(text.trim())?.toISOString() ?? null;
    case 'number':
      if (text.trim() === '' && control.ifEmpty !== undefined) return control.ifEmpty;
      return /^\s*-?\d{1,9}\s*$/.test(text) ? Number(text) : text;
    case 'select':
      return text === '' && control.none ? null : text;
    case 'checkbox':
      if (['', 'false', '0'].includes(text)) return false;
      return ['on', 'true', '1'].includes(text) ? true : text;
    default:
      return text;
  }
}
