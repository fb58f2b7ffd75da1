import { company } from '../../company.ts';
import { currentLanguage } from '../../current.ts';
import type { OtherEditor } from '../../domain/presence/leases.ts';
import { presenceWords } from '../../i18n/backend/articles/presence.words.ts';
import { templates } from '../../i18n/site/words.ts';
import { endpoints } from '../../routes.ts';
import { Island } from '../../ui/markup/island.tsx';
import { Presence } from './presence.island.tsx';

/** Who else has the article open. */
export function ArticlePresence({ id, others }: { id: number; others: readonly OtherEditor[] }) {
  const language = currentLanguage();
  return (
    <Island
      component={Presence}
      name="presence"
      props={{
        address: `${endpoints.apiStaffArticles}/${id}/presence`,
        others: others.map(({ username, since, own }) => ({ username, since: since.toISOString(), own })),
        language,
        timeZone: company.timeZone,
        words: templates(presenceWords(currentLanguage())),
      }}
      wake="idle"
    />
  );
}
