import { mediaKitWords } from '../../i18n/public/media-kit.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { builtPicture, Picture } from '../../ui/media/picture.tsx';
import { Section } from '../../ui/text/section.tsx';

const pictureKeys = [
  'profile-aerial',
  'home-hero',
  'production-process',
  'products',
  'journey',
  'environment',
  'news-07',
  'social',
  'facility-07',
] as const;

/** Pictures with their captions, to download in their largest size. */
export function PressPictures({ language }: { language: Language }) {
  const t = mediaKitWords(language);
  return (
    <Section id="pictures" labelledBy="pictures-title">
      <div className="mb-10 grid gap-x-8 gap-y-5 lg:mb-14 lg:grid-cols-12 lg:items-end">
        <h2 className="t-heading lg:col-span-6" id="pictures-title">
          {t.pictures}
        </h2>
        <p className="max-w-[34rem] lg:col-span-5 lg:col-start-8">{t.picturesText}</p>
      </div>
      <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {pictureKeys.map((key) => (
          <li key={key}>
            <PressPicture language={language} pictureKey={key} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function PressPicture({ language, pictureKey }: { language: Language; pictureKey: string }) {
  const t = mediaKitWords(language);
  const source = builtPicture(pictureKey, language);
  const { picture, alt } = source;
  const [width, address] = picture.jpegs?.at(-1) ?? [picture.width, picture.jpeg];
  const height = Math.round((width * picture.height) / picture.width);
  return (
    <figure>
      <Picture
        className="aspect-3/2 w-full object-cover"
        sizes="(min-width: 1024px) 400px, (min-width: 640px) 48vw, 100vw"
        source={{ ...source, alt: '' }}
      />
      <figcaption className="mt-4">
        <p>{alt}</p>
        <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1 text-small">
          <a className="more-link" download={`${pictureKey}.jpg`} href={address}>
            {t.downloadPicture}
            <span className="sr-only">: {alt}</span>
            <Icon name="download" />
          </a>
          <span className="text-slate">{t.size({ width: String(width), height: String(height) })}</span>
        </p>
      </figcaption>
    </figure>
  );
}
