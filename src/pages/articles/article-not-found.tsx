import { articleWords } from '../../i18n/public/articles/articles.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { href, routes } from '../../routes.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { LinkButton } from '../../ui/text/button.tsx';
import { Heading, Lead } from '../../ui/text/heading.tsx';

export function ArticleNotFound({ language }: { language: Language }) {
  const t = articleWords(language);
  return (
    <section className="wrap grid min-h-[60svh] content-center py-20">
      <Heading eyebrow="404" level={1}>
        {t.notFoundTitle}
      </Heading>
      <Lead className="mb-10 mt-6">{t.notFoundText}</Lead>
      <div>
        <LinkButton href={href(routes.articles.index, language)} icon={null}>
          <Icon name="arrow-left" />
          {t.backToNews}
        </LinkButton>
      </div>
    </section>
  );
}
