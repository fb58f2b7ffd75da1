import { expect, test } from 'bun:test';
import { changesBetween } from '../../../src/domain/activity/commands.ts';

const before = {
  title: 'Bauxite',
  active: true,
  day: new Date('2026-11-20T03:00:00Z'),
  tags: ['a'],
  note: null as string | null,
};

test('only listed fields that differ are recorded', () => {
  const after = { ...before, title: 'Alumina', active: false };
  expect(changesBetween(before, after, ['title', 'day', 'tags'])).toEqual({
    title: { before: 'Bauxite', after: 'Alumina' },
  });
  expect(
    changesBetween(before, { ...before, tags: ['a'], day: new Date(before.day) }, ['day', 'tags']),
  ).toBeUndefined();
});

test('a creation has no old values, a deletion no new ones', () => {
  expect(changesBetween(undefined, before, ['title', 'note'])).toEqual({ title: { before: null, after: 'Bauxite' } });
  expect(changesBetween(before, undefined, ['active', 'note'])).toEqual({ active: { before: true, after: null } });
});

test('times are recorded as ISO 8601, lists as JSON', () => {
  const after = { ...before, day: new Date('2026-11-21T03:00:00Z'), tags: ['a', 'b'] };
  expect(changesBetween(before, after, ['day', 'tags'])).toEqual({
    day: { before: '2026-11-20T03:00:00.000Z', after: '2026-11-21T03:00:00.000Z' },
    tags: { before: '["a"]', after: '["a","b"]' },
  });
});
