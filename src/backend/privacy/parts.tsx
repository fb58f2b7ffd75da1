import { privacyWords as t } from '../../i18n/backend/privacy/requests.words.ts';
import { endpoints } from '../../routes.ts';
import { TabLinks } from '../ui/lists/tab-links.tsx';

const parts = [
  ['requests', endpoints.privacy],
  ['retention', endpoints.privacyRetention],
  ['register', endpoints.privacyRegister],
  ['breaches', endpoints.privacyBreaches],
] as const;

export type Part = (typeof parts)[number][0];

/** Links between the parts of data protection. */
export function Parts({ current }: { current: Part }) {
  return <TabLinks current={current} label={t.parts} links={parts.map(([part, href]) => [part, t[part], href])} />;
}
