import { expect, test } from 'bun:test';
import { propsAttribute, readProps } from '../../src/ui/markup/island-props.ts';

const props = {
  says: 'He said "no" `once`, it’s 5 < 6 & more',
  rows: [1, null, true, { 'a"b': '`' }],
  none: undefined,
};

test('props of an island come back from their attribute as they were', () => {
  expect(readProps(propsAttribute(props))).toEqual({
    says: 'He said "no" `once`, it’s 5 < 6 & more',
    rows: [1, null, true, { 'a"b': '`' }],
  });
});

test('their attribute holds no quotation mark but for the backticks of a text', () => {
  expect(propsAttribute({ label: 'Send', count: 2 })).toBe('{`label`:`Send`,`count`:2}');
  expect(propsAttribute({ label: 'a `b`' })).toBe('{`label`:`a "b"`}');
});
