import { useEffect, useRef, useState } from 'react';
import type { resultPreviewWords } from '../../../i18n/backend/articles/result-preview.words.ts';
import type { Templates } from '../../../i18n/site/words.ts';
import { storedFile } from '../../../stored-file.ts';
import { fill, lengthOf } from '../../../ui/forms/form-text.ts';

type Texts = { title: string; excerpt: string; metaDescription: string; slug: string; picture: string };

type ResultPreviewProps = {
  /** Language of the texts: "id" or "en". */
  language: string;
  texts: Texts;
  siteName: string;
  /** The article's address up to its slug. */
  path: string;
  words: Templates<ReturnType<typeof resultPreviewWords>>;
};

/** What search engines and social networks show of a title and a description, in characters. */
const most = { title: 60, description: 155 };

/** How the article looks in search results and on social networks; with script, as it is typed. */
export function ResultPreview({ language, texts, siteName, path, words }: ResultPreviewProps) {
  const anchor = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(texts);
  useEffect(() => {
    const form = anchor.current?.closest('form');
    if (!form) return;
    const leaving = new AbortController();
    const read = ({ target }: Partial<Event> = {}) => {
      // The text is in neither, and is typed fastest.
      if (target instanceof HTMLTextAreaElement && target.name.endsWith('.content')) return;
      setTyped(textsOf(form, language));
    };
    for (const name of ['input', 'change']) form.addEventListener(name, read, { signal: leaving.signal });
    read();
    return () => leaving.abort();
  }, [language]);
  const title = typed.title.trim() || words.noTitle;
  const { metaDescription, excerpt } = typed;
  const description = metaDescription.trim() || excerpt.trim() || title;
  const source = metaDescription.trim() ? '' : excerpt.trim() ? words.fromExcerpt : words.fromTitle;
  const counted = (key: keyof typeof most, text: string) => {
    const count = lengthOf(text);
    const parts = [fill(words[key], { count: String(count), most: String(most[key]) })];
    if (count > most[key]) parts.push(words.cut);
    return parts;
  };
  return (
    <div className="grid gap-4 text-small" ref={anchor}>
      <figure>
        <figcaption className="mb-1.5 font-650">{words.search}</figcaption>
        <div className="rounded border border-line-20 bg-white p-3 [overflow-wrap:anywhere]" lang={language}>
          <p className="text-tiny text-slate">
            <span>{siteName}</span> <span>{path + typed.slug}</span>
          </p>
          <p className="mt-0.5 text-base font-600 text-petrol">{cut(`${title} · ${siteName}`, most.title)}</p>
          <p className="mt-0.5">{cut(description, most.description)}</p>
        </div>
      </figure>
      <figure>
        <figcaption className="mb-1.5 font-650">{words.social}</figcaption>
        <div
          className="overflow-hidden rounded border border-line-20 bg-white [overflow-wrap:anywhere]"
          lang={language}
        >
          <DrawnCard picture={typed.picture} siteName={siteName} title={title} />
          <div className="p-3">
            <p className="text-tiny text-slate">{siteName}</p>
            <p className="mt-0.5 line-clamp-2 font-650">{title}</p>
            <p className="mt-0.5 line-clamp-1">{description}</p>
          </div>
        </div>
      </figure>
      <ul className="grid gap-0.5 text-tiny text-slate">
        <li>{counted('title', typed.title).join(', ')}</li>
        <li>{[...counted('description', description), source].filter((part) => part !== '').join(', ')}</li>
      </ul>
    </div>
  );
}

/** As the picture of the article for social networks is drawn, but for its focal point. */
function DrawnCard({ picture, title, siteName }: { picture: string; title: string; siteName: string }) {
  return (
    <div className="@container relative aspect-1200/630 overflow-hidden bg-petrol">
      {picture && (
        <img alt="" className="size-full object-cover" key={picture} loading="lazy" src={storedFile(picture)} />
      )}
      <div className="absolute bottom-0 left-0 flex min-h-[58%] w-[70%] flex-col justify-between gap-[3cqw] border-t-[0.7cqw] border-ember bg-petrol-deep py-[4cqw] pr-[9cqw] pl-[5.4cqw] text-alumina [clip-path:polygon(0_0,90%_0,100%_100%,0_100%)]">
        <p className="text-[4.4cqw] leading-[1.15] font-700">{title}</p>
        <p className="text-[2.3cqw] font-700">{siteName}</p>
      </div>
    </div>
  );
}

function textsOf(form: HTMLFormElement, language: string): Texts {
  const typedIn = (name: string) => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLElement && 'value' in field ? String(field.value) : '';
  };
  return {
    title: typedIn(`${language}.title`),
    excerpt: typedIn(`${language}.excerpt`),
    metaDescription: typedIn(`${language}.meta_description`),
    slug: typedIn(`${language}.slug`),
    picture: typedIn('featured_image'),
  };
}

/** At the end of a word. */
function cut(text: string, characters: number): string {
  if (lengthOf(text) <= characters) return text.trim();
  const start = [...text.trim()].slice(0, characters).join('');
  const end = start.lastIndexOf(' ');
  return `${end > 0 ? start.slice(0, end) : start} …`;
}
