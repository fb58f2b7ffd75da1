import { expect, test } from 'bun:test';
import { baseOfArticle as baseOf, reconcileArticle as reconcile } from '../../../src/backend/articles/conflict.ts';
import type { FormValues } from '../../../src/backend/articles/form-values.ts';
import { parseBase } from '../../../src/backend/ui/forms/conflict.ts';

const values = (title: string, languages: FormValues['languages'] = ['id']): FormValues => ({
  languages,
  texts: { 'id.title': title },
});
const opened = baseOf(values('Bauxite'));

test('a field changed only by the other editor takes the stored value and is reported', () => {
  expect(reconcile(values('Bauxite'), values('Alumina'), opened)).toEqual({
    values: values('Alumina'),
    differences: [{ field: 'id.title', theirs: 'Alumina', mine: undefined }],
  });
});

test('a field changed only by this editor keeps the submitted value and is not reported', () => {
  expect(reconcile(values('Kiln'), values('Bauxite'), opened)).toEqual({ values: values('Kiln'), differences: [] });
});

test('a field changed by both keeps the submitted value, and both values are reported', () => {
  expect(reconcile(values('Kiln'), values('Alumina'), opened)).toEqual({
    values: values('Kiln'),
    differences: [{ field: 'id.title', theirs: 'Alumina', mine: 'Kiln' }],
  });
});

test('a field changed equally by both is not a conflict', () => {
  expect(reconcile(values('Kiln'), values('Kiln'), opened)).toEqual({ values: values('Kiln'), differences: [] });
});

test('different line breaks and surrounding white space are not a change', () => {
  const base = baseOf(values('one\ntwo'));
  expect(reconcile(values(' one\r\ntwo '), values('three'), base).values).toEqual(values('three'));
  expect(reconcile(values('one\ntwo'), values('one\rtwo'), base).differences).toEqual([]);
});

test('the set of languages is merged as one field', () => {
  expect(reconcile(values('Bauxite'), values('Bauxite', ['id', 'en']), opened)).toEqual({
    values: values('Bauxite', ['id', 'en']),
    differences: [{ field: 'languages', theirs: 'id,en', mine: undefined }],
  });
  expect(reconcile(values('Bauxite', ['en']), values('Bauxite'), opened).values.languages).toEqual(['en']);
});

test('a field without a base counts as changed by both', () => {
  expect(reconcile(values('Kiln'), values('Alumina'), {})).toEqual({
    values: values('Kiln'),
    differences: [{ field: 'id.title', theirs: 'Alumina', mine: 'Kiln' }],
  });
});

test.each([null, '', 'null', '"text"', '7', 'broken'])('a form with %p has no base', (text) => {
  expect(parseBase(text)).toEqual({});
});

test('non-string values of a base are ignored', () => {
  expect(parseBase('{"id.title":"abc","id.slug":7,"active":null}')).toEqual({ 'id.title': 'abc' });
});
