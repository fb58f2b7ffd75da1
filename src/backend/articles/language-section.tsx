import { company } from '../../company.ts';
import { currentLanguage } from '../../current.ts';
import { wordsPerMinute } from '../../domain/articles/reading-time.ts';
import { droppedParts, sanitizeArticleHtml } from '../../domain/articles/sanitize.ts';
import type { ChoosableFile } from '../../domain/assets/queries.ts';
import { translatedFields } from '../../fields/articles.ts';
import type { Control, Field } from '../../fields/field.ts';
import { editorWords } from '../../i18n/backend/articles/article-editor.words.ts';
import { articleFieldWords } from '../../i18n/backend/articles/article-fields.words.ts';
import { articleFormWords as t } from '../../i18n/backend/articles/article-form.words.ts';
import { commentWords } from '../../i18n/backend/articles/reviews.words.ts';
import { assetPickerWords } from '../../i18n/backend/assets/asset-picker.words.ts';
import { type Language, languageCodes } from '../../i18n/site/language.ts';
import { templates } from '../../i18n/site/words.ts';
import { fileUrl } from '../../manifest.ts';
import { endpoints } from '../../routes.ts';
import { describedBy, Field as LabelledField } from '../../ui/forms/field.tsx';
import { TextArea } from '../../ui/forms/text-field.tsx';
import { Island } from '../../ui/markup/island.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import { labelOf } from '../ui/forms/field-words.ts';
import { FileField } from '../ui/forms/file-field.tsx';
import { useField } from '../ui/forms/form-field.tsx';
import { useMay } from '../ui/frame/staff-rights.tsx';
import { problemTexts } from '../ui/input-problem.ts';
import { ContentEditor } from './content-editor.island.tsx';
import { translatedName } from './form-values.ts';

type LanguageSectionProps = {
  language: Language;
  documents: readonly ChoosableFile[];
  /** Whether its title has the focus when the form opens. */
  isFirst: boolean;
};

/** One language as its readers see it, shown while its checkbox is checked: title, excerpt and text. */
export function LanguageSection({ language, documents, isFirst }: LanguageSectionProps) {
  const { title, excerpt, content } = translatedFields;
  return (
    <section aria-labelledby={`${language}-heading`} className="article-language" data-panel={language}>
      <div className="article-eyebrow">
        <h2 id={`${language}-heading`}>{articleFieldWords[language]}</h2>
        <p data-count={language} />
      </div>
      <Line autoFocus={isFirst} field={title} language={language} look="article-title" longLook="article-title-long" />
      <Line field={excerpt} language={language} look="article-excerpt" />
      <ContentField
        control={content.control}
        documents={documents}
        label={labelOf(articleFieldWords(currentLanguage()), content.label)}
        language={language}
        name={translatedName(language, content, false)}
      />
    </section>
  );
}

/** More characters than this make a headline smaller, as on the page. */
const maxLargeCharacters = 90;

type LineProps = { field: Field; language: Language; look: string; longLook?: string; autoFocus?: boolean };

/** Title or excerpt: text without a frame that grows with what is typed. */
function Line({ field, language, look, longLook = '', autoFocus = false }: LineProps) {
  const { control } = field;
  const { id, value, error, readOnly } = useField(translatedName(language, field, false));
  const label = labelOf(articleFieldWords(currentLanguage()), field.label);
  const required = 'required' in control && control.required;
  return (
    <TextArea
      autoFocus={autoFocus && !readOnly}
      className="article-line"
      defaultValue={value}
      error={error}
      id={id}
      label={label}
      lang={language}
      look={value.length > maxLargeCharacters ? `${look} ${longLook}` : look}
      mark={required && !readOnly ? '*' : undefined}
      maxLength={'maxCharacters' in control ? control.maxCharacters : undefined}
      name={translatedName(language, field, false)}
      placeholder={label}
      readOnly={readOnly}
      required={required}
      rows={'rows' in control ? control.rows : 1}
    />
  );
}

/** One language is visible at a time on narrow screens, and where an editor wants it so. */
export function LanguageTabs({ active }: { active: Language }) {
  return (
    <fieldset className="article-languages">
      <legend className="sr-only">{t.writeIn}</legend>
      <div className="language-tabs">
        {languageCodes.map((language) => (
          <label data-tab={language} key={language}>
            <input defaultChecked={language === active} name="active" type="radio" value={language} />
            {articleFieldWords[language]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Row for the tools of the text that is written in; its script fills it. */
export function EditorTools() {
  return (
    <div className="editor-toolbars">
      <div className="editor-row">
        {languageCodes.map((language) => (
          <div data-bar={language} data-for="news" key={language} />
        ))}
        <div data-desk-tools="" />
        <label className="editor-button article-beside" title={t.beside}>
          <input defaultChecked id="beside" type="checkbox" />
          <span className="sr-only">{t.beside}</span>
          <Icon className="size-5" name="columns-2" />
        </label>
      </div>
      {languageCodes.map((language) => (
        <div data-bar-below={language} data-for="news" key={language} />
      ))}
    </div>
  );
}

type ContentFieldProps = {
  name: string;
  label: string;
  language: Language;
  control: Extract<Control, { kind: 'rich-text-or-document' }>;
  documents: readonly ChoosableFile[];
};

/** Content as rich text, or as a document for reports; the category decides which of them is shown. */
function ContentField({ name, label, language, control, documents }: ContentFieldProps) {
  return (
    <>
      <div className="article-content" data-for="news">
        <RichText label={label} language={language} maxCharacters={control.maxCharacters} name={name} />
      </div>
      <div className="article-content" data-for="reports">
        <FileField
          files={documents}
          hint={labelOf(articleFieldWords(currentLanguage()), control.documentHint)}
          label={labelOf(articleFieldWords(currentLanguage()), control.documentLabel)}
          mark="*"
          mediaType="document"
          name={`${language}.${control.documentName}`}
        />
      </div>
    </>
  );
}

type RichTextProps = { name: string; label: string; language: Language; maxCharacters: number };

function RichText({ name, label, language, maxCharacters }: RichTextProps) {
  const { id, value, error, readOnly } = useField(name);
  const editor = templates(editorWords(currentLanguage()));
  const picker = templates(assetPickerWords(currentLanguage()));
  const problems = problemTexts(currentLanguage());
  const keepsTexts = useMay()('assets.write');
  if (readOnly) {
    return (
      <div className="min-w-0">
        <p className="t-label">{label}</p>
        <input name={name} type="hidden" value={value} />
        <div
          className="prose-article read-only-text mt-1.5"
          dangerouslySetInnerHTML={{ __html: sanitizeArticleHtml(value) }}
          id={id}
          lang={language}
        />
      </div>
    );
  }
  return (
    <LabelledField error={error} id={id} label={label} mark="*">
      <textarea
        {...describedBy(id, { error: error !== undefined })}
        className="field-control article-html"
        defaultValue={value}
        id={id}
        lang={language}
        maxLength={maxCharacters}
        name={name}
        spellCheck={false}
      />
      <Island
        component={ContentEditor}
        instance={language}
        name="content-editor"
        props={{
          id,
          language,
          clean: sanitizeArticleHtml(value),
          dropped: droppedParts('news', value),
          assets: endpoints.apiStaffAssets,
          targets: endpoints.apiLinkTargets,
          keepsTexts,
          articles: endpoints.apiStaffArticles,
          icons: fileUrl('icons.svg'),
          label: t.labelIn({ label, language: articleFieldWords[language] }),
          invalid: error !== undefined,
          wordsPerMinute,
          words: editor,
          timeZone: company.timeZone,
          comments: templates(commentWords(currentLanguage())),
          picker,
          problems,
        }}
        wake="idle"
      />
    </LabelledField>
  );
}
