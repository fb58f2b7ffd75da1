/** The chapter of sustainability that contributes to a goal. */
export type GoalChapter = 'circularity' | 'social' | 'environment';

/** Goals that the company supports, by their United Nations number. */
export const supportedGoals = [
  { number: 3, chapter: 'social' },
  { number: 4, chapter: 'social' },
  { number: 6, chapter: 'environment' },
  { number: 7, chapter: 'circularity' },
  { number: 8, chapter: 'social' },
  { number: 9, chapter: 'circularity' },
  { number: 12, chapter: 'circularity' },
  { number: 13, chapter: 'environment' },
  { number: 14, chapter: 'environment' },
  { number: 15, chapter: 'environment' },
] as const satisfies readonly { number: number; chapter: GoalChapter }[];
