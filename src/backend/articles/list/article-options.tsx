import { currentLanguage } from '../../../current.ts';
import { articleTopics, reportTopics } from '../../../fields/article-values.ts';
import { articleFieldWords } from '../../../i18n/backend/articles/article-fields.words.ts';
import { bulkWords as t } from '../../../i18n/backend/bulk.words.ts';
import { labelOf } from '../../ui/forms/field-words.ts';
import { useMay } from '../../ui/frame/staff-rights.tsx';

/** Actions for the selected articles, as far as the roles of the account allow them. */
export function ArticleOptions() {
  const may = useMay();
  return (
    <>
      {may('articles.publish') && (
        <>
          <option value="publish">{t.publish}</option>
          <option value="archive">{t.archive}</option>
        </>
      )}
      <optgroup label={t.topic}>
        {[...articleTopics, ...reportTopics].map((topic) => (
          <option key={topic} value={`topic:${topic}`}>
            {labelOf(articleFieldWords(currentLanguage()), topic)}
          </option>
        ))}
        <option value="topic:none">{articleFieldWords.noTopic}</option>
      </optgroup>
      {may('articles.delete') && <option value="delete">{t.delete}</option>}
    </>
  );
}
