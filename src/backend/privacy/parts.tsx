import { privacyWords } from '../../i18n/backend/privacy/requests.words.ts';
import { endpoints } from '../../routes.ts';
import { useWords } from '../ui/frame/staff-language.tsx';

const parts = [
  ['requests', endpoints.privacy],
  ['retention', endpoints.privacyRetention],
  ['register', endpoints.privacyRegister],
  ['breaches', endpoints.privacyBreaches],
] as const;

export type Part = (typeof parts)[number][0];

/** Links between the parts of data protection. */
export function Parts({ current }: { current: Part }) {
  const t = useWords(privacyWords);
  return (
    <nav aria-label={t.parts} className="mb-6">
      <ul className="flex flex-wrap gap-x-6 gap-y-1 border-b border-graphite/15 text-small">
        {parts.map(([part, href]) => (
          <li key={part}>
            <a
              aria-current={part === current ? 'page' : undefined}
              className="inline-flex min-h-11 items-center border-b-3 border-transparent font-600 hover:text-laterite aria-[current]:border-laterite"
              href={href}
            >
              {t[part]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
