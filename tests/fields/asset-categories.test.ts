import { expect, test } from 'bun:test';
import {
  assetCategories,
  canonicalSubcategory,
  findCategory,
  firstCategory,
} from '../../src/fields/asset-categories.ts';

test('the asset manager has six categories with their media types', () => {
  const told = assetCategories.map(({ value, label, mediaTypes, subcategories }) => [
    value,
    label,
    mediaTypes.join(),
    subcategories.map((one) => `${one.value}: ${one.label}`).join(),
  ]);
  expect(told).toEqual([
    ['news', 'News', 'image', ''],
    ['reports', 'Reports', 'image,document', ''],
    ['home', 'Home', 'image,video,captions', 'header: Header image/video'],
    ['circularity', 'Circularity', 'image', 'header: Header,stack: Stack'],
    ['social', 'Social', 'image', 'header: Header,stack: Stack'],
    ['environment', 'Environment', 'image', 'header: Header,stack: Stack'],
  ]);
  expect(firstCategory.value).toBe('news');
});

test('a category is found ignoring case and surrounding white space', () => {
  expect([findCategory(' HOME ')?.value, findCategory('homes')]).toEqual(['home', undefined]);
});

test.each([
  ['header', 'header'],
  [' Header Image/Video ', 'header'],
  ['STACK', 'stack'],
  [' Other ', 'other'],
])('the subcategory %p is stored as %p', (name, stored) => {
  expect(canonicalSubcategory(name)).toBe(stored);
});
