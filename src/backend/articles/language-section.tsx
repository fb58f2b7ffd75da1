import { currentLanguage } from '../../current.ts';
import { droppedParts, sanitizeArticleHtml } from '../../domain/articles/sanitize.ts';
import type { ChoosableFile } from '../../domain/assets/queries.ts';
import { translatedFields } from '../../fields/articles.ts';
import { entriesOf } from '../../fields/derive.ts';
import type { Control, Field } from '../../fields/field.ts';
import { editorWords } from '../../i18n/backend/articles/article-editor.words.ts';
import { articleFieldWords } from '../../i18n/backend/articles/article-fields.words.ts';
import { articleFormWords as t } from '../../i18n/backend/articles/article-form.words.ts';
import { assetPickerWords } from '../../i18n/backend/assets/asset-picker.words.ts';
import { type Language, languageCodes } from '../../i18n/site/language.ts';
import { templates } from '../../i18n/site/words.ts';
import { fileUrl } from '../../manifest.ts';
import { endpoints } from '../../routes.ts';
import { describedBy, Field as LabelledField } from '../../ui/forms/field.tsx';
import { Island } from '../../ui/markup/island.tsx';
import { FieldControl } from '../ui/forms/field-control.tsx';
import { labelOf } from '../ui/forms/field-words.ts';
import { FileField } from '../ui/forms/file-field.tsx';
import { useField } from '../ui/forms/form-field.tsx';
import { problemTexts } from '../ui/input-problem.ts';
import { ContentEditor } from './content-editor.island.tsx';
import { translatedName } from './form-values.ts';
import { ArticleResult } from './live/result.tsx';

type LanguageSectionProps = { language: Language; documents: readonly ChoosableFile[] };

type Name = keyof typeof translatedFields;

/** Title and text come first, what only search engines and addresses need comes last; between them, the order of the fields. */
const first: readonly Name[] = ['title', 'content'];
const last: readonly Name[] = ['slug', 'metaDescription'];
const inWritingOrder = entriesOf(translatedFields).toSorted(([one], [other]) => placeOf(one) - placeOf(other));

function placeOf(name: Name): number {
  return first.includes(name) ? first.indexOf(name) - first.length : last.indexOf(name) + 1;
}

/** Fields of one language, shown while its checkbox is checked. */
export function LanguageSection({ language, documents }: LanguageSectionProps) {
  const name = articleFieldWords[language];
  return (
    <section aria-labelledby={`${language}-heading`} className="article-language desk-panel" data-panel={language}>
      <h2 className="font-700 text-petrol-deep" id={`${language}-heading`}>
        {name}
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {inWritingOrder.map(([key, field]) => (
          <ArticleField field={field} files={documents} key={key} language={language} />
        ))}
        <div data-for="news">
          <ArticleResult language={language} />
        </div>
      </div>
    </section>
  );
}

type LanguagesProps = {
  /** Those that the article has. */
  chosen: readonly Language[];
  /** Those that may be added, and whether any may be removed. */
  mayAdd: readonly Language[];
  mayRemove: boolean;
};

/** The languages of the article. */
export function Languages({ chosen, mayAdd, mayRemove }: LanguagesProps) {
  const { error } = useField('languages');
  return (
    <fieldset
      aria-describedby={error && 'languages-error'}
      className="flex flex-wrap items-center gap-x-5"
      id="languages"
      tabIndex={-1}
    >
      <legend className="contents">
        <span className="t-label max-sm:sr-only">{articleFieldWords.languages}</span>
      </legend>
      {languageCodes.map((code) => {
        const isChosen = chosen.includes(code);
        const isFixed = isChosen ? !mayRemove : !mayAdd.includes(code);
        return (
          <label className="inline-flex min-h-10 items-center gap-2.5 text-small" key={code}>
            <input
              className="size-5 accent-laterite"
              defaultChecked={isChosen}
              disabled={isFixed}
              id={`languages-${code}`}
              name="languages"
              type="checkbox"
              value={code}
            />
            {/* A disabled box is not sent. */}
            {isFixed && isChosen && <input name="languages" type="hidden" value={code} />}
            {articleFieldWords[code]}
          </label>
        );
      })}
      {error && (
        <p className="basis-full text-small font-600 text-laterite-deep" id="languages-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** On narrow screens one language is visible at a time. */
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

type ArticleFieldProps = {
  field: Field;
  /** Language of a translatable field. */
  language?: Language;
  /** Files offered by a file field. */
  files: readonly ChoosableFile[];
};

/** A form field of an article; only articles have content. */
export function ArticleField({ field, language, files }: ArticleFieldProps) {
  const { control } = field;
  const name = language && translatedName(language, field, false);
  if (control.kind !== 'rich-text-or-document') {
    const className = control.kind === 'picture' ? 'sm:col-span-2 lg:col-span-4' : undefined;
    return (
      <FieldControl
        className={className}
        field={field}
        files={files}
        language={language}
        name={name}
        words={articleFieldWords(currentLanguage())}
      />
    );
  }
  if (!name) return null;
  return (
    <ContentField
      control={control}
      documents={files}
      label={labelOf(articleFieldWords(currentLanguage()), field.label)}
      language={language}
      name={name}
    />
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
      <div data-for="news">
        <RichText label={label} language={language} maxCharacters={control.maxCharacters} name={name} />
      </div>
      <div data-for="reports">
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
          icons: fileUrl('icons.svg'),
          label: t.labelIn({ label, language: articleFieldWords[language] }),
          invalid: error !== undefined,
          words: editor,
          picker,
          problems,
        }}
        wake="idle"
      />
    </LabelledField>
  );
}
