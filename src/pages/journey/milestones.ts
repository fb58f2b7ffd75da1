import { journeyWords, milestoneWords as t } from '../../i18n/public/about/journey.words.ts';
import { builtPicture, candidates } from '../../ui/media/picture.tsx';
import { milestoneSizes } from './milestone-view.tsx';
import type { TimelineMilestone } from './timeline-props.ts';

type Milestone = {
  year: string;
  says: 'survey' | 'studies' | 'ground' | 'construction' | 'alumina' | 'shipment' | 'capacity';
  /** Whether the timeline has a button for it. */
  navigable: boolean;
};

export const milestones: readonly Milestone[] = [
  { year: '2014', says: 'survey', navigable: true },
  { year: '2015-2019', says: 'studies', navigable: true },
  { year: '2020', says: 'ground', navigable: true },
  { year: '2021-2023', says: 'construction', navigable: true },
  { year: '2024', says: 'alumina', navigable: true },
  { year: '2025', says: 'shipment', navigable: true },
  { year: '2026', says: 'capacity', navigable: false },
];

/** The milestones as props of the timeline. */
export function timelineMilestones(): TimelineMilestone[] {
  return milestones
    .filter(({ navigable }) => navigable)
    .map(({ year, says }) => ({
      year,
      title: t[says],
      paragraphs: paragraphsOf(t[`${says}Text`]),
      picture: pictureOf(year),
    }));
}

/** Splits a text into paragraphs at line breaks and removes list markers. */
export function paragraphsOf(description: string): string[] {
  const lines = description.split('\n').map((line) => line.replace(/^\s*(?:[•▪●◦‣⁃*–—-]\s*)+/u, '').trim());
  const paragraphs = lines.filter((line) => line !== '');
  return paragraphs.length > 0 ? paragraphs : [journeyWords.comingSoon];
}

function pictureOf(year: string): TimelineMilestone['picture'] {
  const { picture, alt } = builtPicture(`timeline-${year}`);
  return {
    alt,
    width: picture.width,
    height: picture.height,
    avif: candidates(picture.avif, milestoneSizes),
    jpeg: picture.jpeg,
  };
}
