export { fromLocal, toLocal } from '../../../fields/local-time.ts';
export { zoneName } from '../../../i18n/site/dates.ts';
