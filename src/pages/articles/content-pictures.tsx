import { currentLanguage } from '../../current.ts';
import type { PictureAsset } from '../../domain/assets/queries.ts';
import { assetPath } from '../../fields/text-rules.ts';
import type { Language } from '../../i18n/site/language.ts';
import { staticMarkup } from '../../ui/markup/static-markup.tsx';
import { Picture, type PictureSource } from '../../ui/media/picture.tsx';
import { storedPicture } from '../../web/pages/managed-picture.ts';

// Sanitised HTML escapes quotes and angle brackets in the values of attributes.
const imageTag = /<img\b[^<>]*>/g;
const imageOrFigure = /<figure\b[^<>]*>|<img\b[^<>]*>/g;
const attribute = /\s([a-z]+)="([^"]*)"/g;

type Attributes = Readonly<Record<string, string>>;

/** The stored pictures that sanitised content shows, each once. */
export function picturePaths(content: string): string[] {
  const sources = [...content.matchAll(imageTag)].map(([tag]) => attributesOf(tag).src ?? '');
  return [...new Set(sources.filter((path) => assetPath.test(path)))];
}

/** Sanitised content whose stored pictures have variants, dimensions and lazy loading, like all others of the site. */
export function withPictureVariants(content: string, assets: ReadonlyMap<string, PictureAsset>): string {
  let figure = '';
  return content.replace(imageOrFigure, (tag) => {
    const attributes = attributesOf(tag);
    if (tag.startsWith('<figure')) {
      figure = attributes.class ?? '';
      return tag;
    }
    const path = attributes.src ?? '';
    if (!assetPath.test(path)) return tag;
    const { picture } = storedPicture(path, currentLanguage(), assets.get(path));
    const isWide = figure.includes('figure-wide');
    figure = '';
    const source = sourceOf(picture, attributes);
    return pictureMarkup({ source, isWide, title: attributes.title, lang: attributes.lang }).__html;
  });
}

/** Sanitised content for readers outside the site: one JPEG of moderate size in place of the uploaded picture. */
export function withPlainPictures(content: string, language: Language): string {
  return content.replace(imageTag, (tag) => {
    const path = attributesOf(tag).src ?? '';
    if (!assetPath.test(path)) return tag;
    return tag.replace(`src="${path}"`, `src="${storedPicture(path, language).picture.jpeg}"`);
  });
}

type ContentPictureProps = {
  source: PictureSource;
  isWide: boolean;
  title: string | undefined;
  lang: string | undefined;
};

const pictureMarkup = staticMarkup(({ source, isWide, title, lang }: ContentPictureProps) => (
  <Picture lang={lang} sizes={isWide ? wideSizes : sizesFor(source.picture.width)} source={source} title={title} />
));

/** A picture with the alternative text of its place in the text, and no wider than the editor or its pixels allow. */
function sourceOf(picture: PictureSource['picture'], { alt = '', width: asked = '' }: Attributes): PictureSource {
  const width = Math.min(picture.width, Number.parseInt(asked, 10) || picture.width);
  const height = Math.round((width * picture.height) / picture.width);
  return { picture: { ...picture, width, height }, alt };
}

/** A figure that is wider than the text. */
const wideSizes = '(min-width: 1280px) 847px, (min-width: 1024px) 62vw, 100vw';

/** Width of the text column on wide screens, in pixels. */
const columnWidth = 672;

function sizesFor(width: number): string {
  return width < columnWidth
    ? `(min-width: ${width}px) ${width}px, 100vw`
    : '(min-width: 1280px) 672px, (min-width: 1024px) 53vw, (min-width: 736px) 672px, 100vw';
}

function attributesOf(tag: string): Attributes {
  return Object.fromEntries([...tag.matchAll(attribute)].map(([, name, value = '']) => [name, unescapeHtml(value)]));
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

function unescapeHtml(text: string): string {
  return text.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? '');
}
