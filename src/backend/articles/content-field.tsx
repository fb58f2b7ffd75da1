import { currentLanguage } from '../../current.ts';
import { droppedParts, sanitizeArticleHtml } from '../../domain/articles/sanitize.ts';
import type { ChoosableFile } from '../../domain/assets/queries.ts';
import type { Control } from '../../fields/field.ts';
import { editorWords } from '../../i18n/backend/articles/article-editor.words.ts';
import { articleFieldWords } from '../../i18n/backend/articles/article-fields.words.ts';
import { articleFormWords as t } from '../../i18n/backend/articles/article-form.words.ts';
import { assetPickerWords } from '../../i18n/backend/assets/asset-picker.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { templates } from '../../i18n/site/words.ts';
import { fileUrl } from '../../manifest.ts';
import { endpoints } from '../../routes.ts';
import { describedBy, Field } from '../../ui/forms/field.tsx';
import { Island } from '../../ui/markup/island.tsx';
import { labelOf } from '../ui/forms/field-words.ts';
import { FileField } from '../ui/forms/file-field.tsx';
import { useField } from '../ui/forms/form-field.tsx';
import { problemTexts } from '../ui/input-problem.ts';
import { ContentEditor } from './content-editor.island.tsx';

type ContentFieldProps = {
  name: string;
  label: string;
  language: Language;
  control: Extract<Control, { kind: 'rich-text-or-document' }>;
  documents: readonly ChoosableFile[];
};

/** Content as rich text, or as a document for reports; the category decides which of them is shown. */
export function ContentField({ name, label, language, control, documents }: ContentFieldProps) {
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
    <Field error={error} id={id} label={label} mark="*">
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
    </Field>
  );
}
