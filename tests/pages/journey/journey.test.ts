import { expect, test } from 'bun:test';
import { withCurrent } from '../../../src/current.ts';
import { paragraphsOf } from '../../../src/pages/journey/journey.tsx';

test('lines of a description become paragraphs without list markers', () => {
  expect(paragraphsOf('• First\n\n- Second\n  * Third – with a dash\n2014 stays')).toEqual([
    'First',
    'Second',
    'Third – with a dash',
    '2014 stays',
  ]);
});

test('a milestone without a description has a placeholder text', () => {
  expect(withCurrent({ language: 'en' }, () => paragraphsOf(''))).toEqual(['Timeline description coming soon.']);
  expect(withCurrent({ language: 'id' }, () => paragraphsOf(' \n• '))).toEqual(['Deskripsi lini masa segera hadir.']);
});
