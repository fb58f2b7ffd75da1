import type { ChoosableFile } from '../../domain/articles/choosable-files.ts';
import { articleLimits } from '../../domain/articles/draft-input.ts';
import { sanitizeArticleHtml } from '../../domain/articles/sanitize.ts';
import { type Language, languageCodes } from '../../i18n/site/language.ts';
import { fileUrl } from '../../manifest.ts';
import { endpoints } from '../../routes.ts';
import { describedBy, Field, fieldClass } from '../../ui/forms/field.tsx';
import { Island } from '../../ui/markup/island.tsx';
import { ContentEditor } from './content-editor.island.tsx';
import { FileField } from './file-field.tsx';
import { TextField, useField } from './form-field.tsx';
import { languageLabels } from './labels.ts';

type LanguageSectionProps = { language: Language; documents: readonly ChoosableFile[] };

/** What an article says in one language. It is in sight as long as the language is ticked. */
export function LanguageSection({ language, documents }: LanguageSectionProps) {
  const name = languageLabels[language];
  return (
    <section aria-labelledby={`${language}-heading`} className="desk-panel min-w-0" data-panel={language}>
      <h2 className="t-item text-petrol-deep" id={`${language}-heading`}>
        {name}
      </h2>
      <div className="mt-4 grid gap-4">
        <TextField required label="Title" lang={language} maxLength={articleLimits.title} name={`${language}.title`} />
        <TextField
          hint="Follows the title: change it last, or leave it empty."
          label="Slug"
          maxLength={articleLimits.slug}
          name={`${language}.slug`}
        />
        <TextField
          label="Excerpt"
          lang={language}
          maxLength={articleLimits.excerpt}
          name={`${language}.excerpt`}
          rows={3}
        />
        <div data-for="news">
          <Content language={language} />
        </div>
        <div data-for="reports">
          <FileField
            files={documents}
            hint="A report shows this document instead of a text."
            label="Document"
            mark="*"
            mediaType="document"
            name={`${language}.document`}
          />
        </div>
        <TextField
          label="Meta description"
          lang={language}
          maxLength={articleLimits.metaDescription}
          name={`${language}.meta_description`}
          rows={2}
        />
      </div>
    </section>
  );
}

function Content({ language }: { language: Language }) {
  const name = `${language}.content`;
  const { id, value, error } = useField(name);
  return (
    <Field error={error} id={id} label="Content" mark="*">
      <textarea
        {...describedBy(id, { error: error !== undefined })}
        className={`${fieldClass} article-html`}
        defaultValue={value}
        id={id}
        lang={language}
        maxLength={articleLimits.content}
        name={name}
        spellCheck={false}
      />
      <Island
        component={ContentEditor}
        instance={language}
        name="content-editor"
        props={{
          ...{ id, language },
          clean: sanitizeArticleHtml(value),
          assets: endpoints.apiStaffAssets,
          icons: fileUrl('icons.svg'),
          label: `Content in ${languageLabels[language]}`,
          invalid: error !== undefined,
        }}
        wake="idle"
      />
    </Field>
  );
}

/** Where both languages do not fit side by side, one of them is in sight. */
export function LanguageTabs({ active }: { active: Language }) {
  return (
    <fieldset className="article-languages">
      <legend className="sr-only">Language that you write in</legend>
      <div className="language-tabs">
        {languageCodes.map((language) => (
          <label data-tab={language} key={language}>
            <input defaultChecked={language === active} name="active" type="radio" value={language} />
            {languageLabels[language]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
