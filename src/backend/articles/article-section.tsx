import type { ChoosableFile } from '../../domain/articles/choosable-files.ts';
import { articleLimits } from '../../domain/articles/draft-input.ts';
import { articleCategories, articleStatuses, articleTopics, reportTopics } from '../../domain/articles/input.ts';
import { type Language, languageCodes } from '../../i18n/site/language.ts';
import { Panel } from '../ui/frame/panel.tsx';
import { FileField } from './file-field.tsx';
import { ChoiceField, TextField, useField } from './form-field.tsx';
import { categoryLabels, languageLabels, statusLabels, topicLabels } from './labels.ts';
import { zoneName } from './local-time.ts';

type ArticleSectionProps = { languages: readonly Language[]; pictures: readonly ChoosableFile[] };

/** What an article is, whatever it says in its languages. */
export function ArticleSection({ languages, pictures }: ArticleSectionProps) {
  return (
    <Panel id="article" title="Article">
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
        <ChoiceField required choices={labelled(articleCategories, categoryLabels)} label="Category" name="category" />
        <ChoiceField choices={labelled(articleStatuses, statusLabels)} label="Status" name="status" />
        <TextField required label={`Published date (${zoneName()})`} name="published_at" type="datetime-local" />
        <TextField label="Author" maxLength={articleLimits.author} name="author" />
        <ChoiceField
          choices={[['', 'No topic'], ...labelled([...articleTopics, ...reportTopics], topicLabels)]}
          label="Topic"
          name="topic"
        />
        <ChoiceField
          choices={labelled(languageCodes, languageLabels)}
          label="Default language"
          name="default_language"
        />
        <TextField label="Sort order" name="sort_order" type="number" />
        <Languages languages={languages} />
        <FileField
          className="sm:col-span-2 lg:col-span-4"
          files={pictures}
          label="Featured image"
          mediaType="image"
          name="featured_image"
        />
      </div>
    </Panel>
  );
}

function Languages({ languages }: { languages: readonly Language[] }) {
  const { error } = useField('languages');
  return (
    <fieldset aria-describedby={error && 'languages-error'} id="languages" tabIndex={-1}>
      <legend>
        <span className="t-label">Languages</span>
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
            {languageLabels[code]}
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

function labelled<Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) {
  return values.map((value) => [value, labels[value]] as const);
}
