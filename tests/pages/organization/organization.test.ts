import { expect, test } from 'bun:test';
import { withCurrent } from '../../../src/current.ts';
import { languageCodes } from '../../../src/i18n/site/language.ts';
import { organizationChart } from '../../../src/pages/organization.tsx';
import { layOutAcross, layOutDown } from '../../../src/ui/media/diagram-layout.ts';

test.each(languageCodes)('in %s the boxes of the chart do not overlap', (language) => {
  const chart = withCurrent({ language }, organizationChart);
  for (const { boxes, width, height } of [layOutAcross(chart), layOutDown(chart), layOutDown(chart, 640)]) {
    for (const box of boxes) {
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
      const touching = boxes.filter(
        (other) =>
          other !== box &&
          box.x < other.x + other.width &&
          other.x < box.x + box.width &&
          box.y < other.y + other.height &&
          other.y < box.y + box.height,
      );
      expect(touching).toEqual([]);
    }
  }
});

test.each(languageCodes)('in %s the staff are connected to the commissioners in both layouts', (language) => {
  const chart = withCurrent({ language }, organizationChart);
  for (const { ties, width } of [layOutAcross(chart), layOutDown(chart), layOutDown(chart, 640)]) {
    expect(ties).toHaveLength(1);
    const across = [...(ties[0] ?? '').matchAll(/[MH]([\d.]+)/g)].map(([, x]) => Number(x));
    for (const x of across) expect(x).toBeLessThanOrEqual(width);
  }
});
