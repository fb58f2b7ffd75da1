import type { ChoosableFile } from '../../domain/assets/choosable-files.ts';
import { commonFields } from '../../fields/articles.ts';
import { entriesOf } from '../../fields/derive.ts';
import { articleFieldWords } from '../../i18n/backend/article-fields.ts';
import { articleFormWords } from '../../i18n/backend/article-form.ts';
import { type Language, languageCodes } from '../../i18n/site/language.ts';
import { useField } from '../ui/forms/form-field.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import { useWords } from '../ui/frame/staff-language.tsx';
import { ArticleField } from './article-field.tsx';

const wide = entriesOf(commonFields).filter(([, { control }]) => control.kind === 'picture');
const narrow = entriesOf(commonFields).filter(([, { control }]) => control.kind !== 'picture');

type ArticleSectionProps = { languages: readonly Language[]; pictures: readonly ChoosableFile[] };

/** Fields shared by all languages; full-width fields come last. */
export function ArticleSection({ languages, pictures }: ArticleSectionProps) {
  const { article } = useWords(articleFormWords);
  return (
    <Panel id="article" title={article}>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
        {narrow.map(([key, field]) => (
          <ArticleField field={field} files={pictures} key={key} />
        ))}
        <Languages languages={languages} />
        {wide.map(([key, field]) => (
          <ArticleField field={field} files={pictures} key={key} />
        ))}
      </div>
    </Panel>
  );
}

function Languages({ languages }: { languages: readonly Language[] }) {
  const fieldWords = useWords(articleFieldWords);
  const { error } = useField('languages');
  return (
    <fieldset aria-describedby={error && 'languages-error'} id="languages" tabIndex={-1}>
      <legend>
        <span className="t-label">{fieldWords.languages}</span>
      </legend>
      <div className="mt-1.5 flex min-h-12 flex-wrap items-center gap-x-5">
        {languageCodes.map((code) => (
          <label className="inline-flex min-h-11 items-center gap-2.5" key={code}>
            <input
              className="size-5 accent-laterite"
              defaultChecked={languages.includes(code)}
              id={`languages-${code}`}
              name="languages"
              type="checkbox"
              value={code}
            />
            {fieldWords[code]}
          </label>
        ))}
      </div>
      {error && (
        <p className="mt-1.5 text-small font-600 text-laterite-deep" id="languages-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
