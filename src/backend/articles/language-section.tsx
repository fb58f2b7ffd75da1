import type { ChoosableFile } from '../../domain/articles/choosable-files.ts';
import { translatedFields } from '../../fields/articles.ts';
import { entriesOf } from '../../fields/derive.ts';
import { type Language, languageCodes } from '../../i18n/site/language.ts';
import { ArticleField } from './article-field.tsx';
import { fieldWords } from './labels.ts';

type LanguageSectionProps = { language: Language; documents: readonly ChoosableFile[] };

/** What an article says in one language. It is in sight as long as the language is ticked. */
export function LanguageSection({ language, documents }: LanguageSectionProps) {
  const name = fieldWords[language];
  return (
    <section aria-labelledby={`${language}-heading`} className="desk-panel min-w-0" data-panel={language}>
      <h2 className="t-item text-petrol-deep" id={`${language}-heading`}>
        {name}
      </h2>
      <div className="mt-4 grid gap-4">
        {entriesOf(translatedFields).map(([key, field]) => (
          <ArticleField field={field} files={documents} key={key} language={language} />
        ))}
      </div>
    </section>
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
            {fieldWords[language]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
