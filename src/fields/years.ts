import { problem } from './problem.ts';
export const minYear = 1900;
export const maxYear = 2200;

/** What is said of a date whose year is not known. */
export const yearProblem = problem('years', { from: minYear, to: maxYear });

/** Whether dates of the site may lie in that year. */
export function isKnownYear(year: number): boolean {
  return year >= minYear && year <= maxYear;
}
