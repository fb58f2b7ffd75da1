import type { ChoosableFile } from '../../domain/assets/choosable-files.ts';
import { translatedFields } from '../../fields/articles.ts';
import { entriesOf } from '../../fields/derive.ts';
import { articleFieldWords } from '../../i18n/backend/article-fields.ts';
import { articleFormWords } from '../../i18n/backend/article-form.ts';
import { type Language, languageCodes } from '../../i18n/site/language.ts';
import { useWords } from '../ui/frame/staff-language.tsx';
import { ArticleField } from './article-field.tsx';

type LanguageSectionProps = { language: Language; documents: readonly ChoosableFile[] };

/** Fields of one language, shown while its checkbox is checked. */
export function LanguageSection({ language, documents }: LanguageSectionProps) {
  const name = useWords(articleFieldWords)[language];
  return (
    <section aria-labelledby={`${language}-heading`} className="desk-panel min-w-0" data-panel={language}>
      <h2 className="t-item text-petrol-deep" id={`${language}-heading`}>
        {name}
      </h2>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
        {entriesOf(translatedFields).map(([key, field]) => (
          <ArticleField field={field} files={documents} key={key} language={language} />
        ))}
      </div>
    </section>
  );
}

/** On narrow screens one language is visible at a time. */
export function LanguageTabs({ active }: { active: Language }) {
  const fieldWords = useWords(articleFieldWords);
  return (
    <fieldset className="article-languages">
      <legend className="sr-only">{useWords(articleFormWords).writeIn}</legend>
      <div className="language-tabs">
        {languageCodes.map((language) => (
          <label data-tab={language} key={language}>
            <input defaultChecked={language === active} name="active" type="radio" value={language} />
            {fieldWords[language]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
