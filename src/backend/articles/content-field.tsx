import type { ChoosableFile } from '../../domain/articles/choosable-files.ts';
import { sanitizeArticleHtml } from '../../domain/articles/sanitize.ts';
import type { Control } from '../../fields/field.ts';
import type { Language } from '../../i18n/site/language.ts';
import { fileUrl } from '../../manifest.ts';
import { endpoints } from '../../routes.ts';
import { describedBy, Field, fieldClass } from '../../ui/forms/field.tsx';
import { Island } from '../../ui/markup/island.tsx';
import { ContentEditor } from './content-editor.island.tsx';
import { FileField } from './file-field.tsx';
import { useField } from './form-field.tsx';
import { fieldWords, labelOf } from './labels.ts';

type ContentFieldProps = {
  name: string;
  label: string;
  language: Language;
  control: Extract<Control, { kind: 'rich-text-or-document' }>;
  documents: readonly ChoosableFile[];
};

/** The text of news, and the document of a report; the category decides which of them is in sight. */
export function ContentField({ name, label, language, control, documents }: ContentFieldProps) {
  return (
    <>
      <div data-for="news">
        <RichText label={label} language={language} maxCharacters={control.maxCharacters} name={name} />
      </div>
      <div data-for="reports">
        <FileField
          files={documents}
          hint={labelOf(control.documentHint)}
          label={labelOf(control.documentLabel)}
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
  const { id, value, error } = useField(name);
  return (
    <Field error={error} id={id} label={label} mark="*">
      <textarea
        {...describedBy(id, { error: error !== undefined })}
        className={`${fieldClass} article-html`}
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
          assets: endpoints.apiStaffAssets,
          icons: fileUrl('icons.svg'),
          label: `${label} in ${fieldWords[language]}`,
          invalid: error !== undefined,
        }}
        wake="idle"
      />
    </Field>
  );
}
