import type { ReactNode } from 'react';
import { currentLanguage } from '../../current.ts';
import type { Asset } from '../../domain/assets/queries.ts';
import type { MediaHit, NewsHit } from '../../domain/search/marked.ts';
import type { TopHit } from '../../domain/search/ranking.ts';
import { isArticleTopic } from '../../fields/article-values.ts';
import { articleWords, topicWords } from '../../i18n/public/articles/articles.words.ts';
import { searchWords as t } from '../../i18n/public/search.words.ts';
import { formatLongDate } from '../../i18n/site/dates.ts';
import { languages } from '../../i18n/site/language.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { Badge } from '../../ui/text/badge.tsx';
import { MoreLink } from '../../ui/text/button.tsx';
import { MarkedText } from '../../ui/text/marked-text.tsx';
import { assetPicture } from '../../web/pages/managed-picture.ts';

export function FoundNews({ hits }: { hits: readonly NewsHit[] }) {
  return (
    <ul className="grid gap-7">
      {hits.map((hit) => {
        const foreign = hit.language === currentLanguage() ? undefined : languages[hit.language].htmlLang;
        return (
          <li key={hit.id}>
            <div className="mb-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
              <Facts hit={hit} />
            </div>
            <FoundText hit={hit} lang={foreign} />
          </li>
        );
      })}
    </ul>
  );
}

function Facts({ hit }: { hit: NewsHit }) {
  const language = currentLanguage();
  return (
    <>
      <time className="text-slate" dateTime={hit.publishedAt.toISOString()}>
        {formatLongDate(hit.publishedAt, language)}
      </time>
      {isArticleTopic(hit.topic) && <span className="text-laterite">{topicWords[hit.topic]}</span>}
      {hit.language !== language && <Badge tone="quiet">{articleWords.writtenInOtherLanguage}</Badge>}
    </>
  );
}

export function FoundMedia({ hits }: { hits: readonly MediaHit[] }) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2">
      {hits.map(({ id, title, description, href, asset }) => (
        <li className="group relative grid grid-cols-[6rem_1fr] items-center gap-4" key={id}>
          <Thumbnail asset={asset} />
          <div className="min-w-0">
            <h3 className="text-small font-650 [overflow-wrap:anywhere]">
              <a className="cover-link decoration-1 underline-offset-4 group-hover:underline" href={href}>
                <MarkedText of={title} />
              </a>
            </h3>
            <p className="text-tiny text-slate">{kindOf(asset)}</p>
            {asset.mediaType === 'document' && description.marks.length > 0 && (
              <p className="mt-1 line-clamp-2 text-tiny text-slate [overflow-wrap:anywhere]">
                <MarkedText of={description} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Thumbnail({ asset }: { asset: Asset }) {
  return (
    <div className="grid aspect-3/2 place-items-center overflow-hidden bg-powder text-laterite">
      {asset.mediaType === 'image' ? (
        <Picture
          className="size-full object-cover"
          sizes="96px"
          source={{ ...assetPicture(asset, currentLanguage()), alt: '' }}
        />
      ) : (
        <Icon className="size-7" name={asset.mediaType === 'video' ? 'player-play' : 'file-text'} />
      )}
    </div>
  );
}

function kindOf({ mediaType }: Asset): string {
  if (mediaType === 'video') return t.video;
  return mediaType === 'document' ? t.document : t.image;
}

type FoundTextProps = {
  hit: Pick<TopHit, 'title' | 'description' | 'href'>;
  /** Set for texts that are not in the language of the page. */
  lang: string | undefined;
};

export function FoundText({ hit: { title, description, href }, lang }: FoundTextProps) {
  return (
    <>
      <h3 className="t-item [overflow-wrap:anywhere]" lang={lang}>
        <a className="line-link" href={href}>
          <MarkedText of={title} />
        </a>
      </h3>
      <p className="mt-1 line-clamp-3 max-w-[44rem] text-small text-slate [overflow-wrap:anywhere]" lang={lang}>
        <MarkedText of={description} />
      </p>
    </>
  );
}

type ResultGroupProps = { title: string; children: ReactNode; more?: { label: string; href: string } | undefined };

/** Results of one kind, with a link to all of them. */
export function ResultGroup({ title, children, more }: ResultGroupProps) {
  return (
    <section className="mt-10 grid gap-x-8 gap-y-5 border-t border-graphite/15 pt-8 lg:grid-cols-12">
      <h2 className="text-small font-650 text-laterite lg:col-span-3">{title}</h2>
      <div className="lg:col-span-9">
        {children}
        {more && (
          <p className="mt-6">
            <MoreLink href={more.href}>{more.label}</MoreLink>
          </p>
        )}
      </div>
    </section>
  );
}
