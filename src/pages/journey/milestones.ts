import { journeyWords, milestoneWords } from '../../i18n/public/about/journey.words.ts';
import type { Language } from '../../i18n/site/language.ts';
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
export function timelineMilestones(language: Language): TimelineMilestone[] {
  const t = milestoneWords(language);
  return milestones
    .filter(({ navigable }) => navigable)
    .map(({ year, says }) => ({
      year,
      title: t[says],
      paragraphs: paragraphsOf(t[`${says}Text`], language),
      picture: pictureOf(year, language),
    }));
}

/** Splits a text into paragraphs at line breaks and removes list markers. */
export function paragraphsOf(description: string, language: Language): string[] {
  const lines = description.split('\n').map((line) => line.replace(/^\s*(?:[•▪●◦‣⁃*–—-]\s*)+/u, '').trim());
  const paragraphs = lines.filter((line) => line !== '');
  return paragraphs.length > 0 ? paragraphs : [journeyWords(language).comingSoon];
}

function pictureOf(year: string, language: Language): TimelineMilestone['picture'] {
  const { picture, alt } = builtPicture(`timeline-${year}`, language);
  return {
    alt,
    width: picture.width,
    height: picture.height,
    avif: candidates(picture.avif, milestoneSizes),
    jpeg: picture.jpeg,
  };
}
