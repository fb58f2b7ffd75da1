import { currentLanguage } from '../../current.ts';
import type { ChoosableFile } from '../../domain/assets/queries.ts';
import type { Field } from '../../fields/field.ts';
import { articleFieldWords } from '../../i18n/backend/articles/article-fields.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { FieldControl } from '../ui/forms/field-control.tsx';
import { labelOf } from '../ui/forms/field-words.ts';
import { ContentField } from './content-field.tsx';
import { translatedName } from './form-values.ts';

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
