import type { ArticleFormRights } from '../../domain/accounts/article-rights.ts';
import { articleFieldWords } from '../../i18n/backend/articles/article-fields.words.ts';
import { articleRightsWords as t } from '../../i18n/backend/articles/article-form.words.ts';

type RightsNoticeProps = { rights: ArticleFormRights; isArchived: boolean };

/** Says which fields the roles of the reader do not allow to change, and who does it instead. */
export function RightsNotice({ rights, isArchived }: RightsNoticeProps) {
  const [language] = rights.languages;
  if (rights.status) return null;
  return (
    <p className="article-notice">
      {rights.settings
        ? t.writer
        : language
          ? t.translator({ language: articleFieldWords[language] })
          : isArchived
            ? t.archived
            : t.published}
    </p>
  );
}
