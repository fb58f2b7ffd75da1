import type { ChoosableFile } from '../../domain/assets/queries.ts';
import { translatedFields } from '../../fields/articles.ts';
import { entriesOf } from '../../fields/derive.ts';
import { articleFieldWords } from '../../i18n/backend/articles/article-fields.words.ts';
import { articleFormWords } from '../../i18n/backend/articles/article-form.words.ts';
import { type Language, languageCodes } from '../../i18n/site/language.ts';
import { useField } from '../ui/forms/form-field.tsx';
import { ArticleField } from './article-field.tsx';

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
      <legend className="sr-only">{articleFormWords.writeIn}</legend>
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
