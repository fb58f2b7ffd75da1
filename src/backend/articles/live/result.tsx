import { company } from '../../../company.ts';
import { currentLanguage } from '../../../current.ts';
import { resultPreviewWords } from '../../../i18n/backend/articles/result-preview.words.ts';
import type { Language } from '../../../i18n/site/language.ts';
import { templates } from '../../../i18n/site/words.ts';
import { href, routes } from '../../../routes.ts';
import { Island } from '../../../ui/markup/island.tsx';
import { useField } from '../../ui/forms/form-field.tsx';
import { ResultPreview } from './result-preview.island.tsx';

/** How the article will look in search results and on social networks. */
export function ArticleResult({ language, id }: { language: Language; id: number | undefined }) {
  const path = href(routes.articles.show, language, { id: id ? `${id}-` : '' });
  return (
    <Island
      component={ResultPreview}
      instance={language}
      name="result-preview"
      props={{
        language,
        texts: {
          title: useField(`${language}.title`).value,
          excerpt: useField(`${language}.excerpt`).value,
          metaDescription: useField(`${language}.meta_description`).value,
          slug: useField(`${language}.slug`).value,
          picture: useField('featured_image').value,
        },
        siteName: company.name,
        path,
        words: templates(resultPreviewWords(currentLanguage())),
      }}
      wake="visible"
    />
  );
}
