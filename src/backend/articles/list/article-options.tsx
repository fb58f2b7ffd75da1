import { articleTopics, reportTopics } from '../../../fields/article-values.ts';
import { articleFieldWords } from '../../../i18n/backend/articles/article-fields.words.ts';
import { bulkWords as t } from '../../../i18n/backend/bulk.words.ts';
import { labelOf } from '../../ui/forms/field-words.ts';
import { useWords } from '../../ui/frame/staff-language.tsx';
import { useMay } from '../../ui/frame/staff-rights.tsx';

/** Actions for the selected articles, as far as the roles of the account allow them. */
export function ArticleOptions() {
  const may = useMay();
  const fieldWords = useWords(articleFieldWords);
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
            {labelOf(fieldWords, topic)}
          </option>
        ))}
        <option value="topic:none">{fieldWords.noTopic}</option>
      </optgroup>
      {may('articles.delete') && <option value="delete">{t.delete}</option>}
    </>
  );
}
