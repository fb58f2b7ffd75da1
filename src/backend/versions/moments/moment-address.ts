import { endpoints, withQuery } from '../../../routes.ts';
import { fromLocal, toLocal } from '../../ui/forms/local-time.ts';

const firstYear = 2000;
const maxYearsAhead = 2;

/** A minute as addresses and forms have it, in the company's time zone; undefined outside of the years that can be shown. */
export function parseMoment(text: string): Date | undefined {
  const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) ? fromLocal(text) : undefined;
  if (!moment) return undefined;
  const last = new Date();
  last.setUTCFullYear(last.getUTCFullYear() + maxYearsAhead);
  return moment.getUTCFullYear() >= firstYear && moment <= last ? moment : undefined;
}

/** The beginning of the addresses of a moment's pages, or the screen that chose it. */
export function momentAddress(moment: Date, screen: 'pages' | 'choice' = 'pages'): string {
  const at = toLocal(moment);
  return screen === 'pages' ? `${endpoints.timeMachine}/${at}` : withQuery(endpoints.timeMachine, { at });
}
