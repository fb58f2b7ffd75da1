import { company } from '../../company.ts';
import { defaultLanguage, languages } from '../../i18n/site/language.ts';
import { fileUrl } from '../../manifest.ts';
import { palette } from '../../palette.ts';
import { href, routes } from '../../routes.ts';

/** The web app manifest. */
export function renderWebManifest(): string {
  return JSON.stringify({
    name: company.name,
    short_name: company.shortName,
    description: company.tagline[defaultLanguage],
    lang: languages[defaultLanguage].htmlLang,
    start_url: href(routes.home.index, defaultLanguage),
    scope: '/',
    display: 'minimal-ui',
    background_color: palette.petrolDeep,
    theme_color: palette.petrolDeep,
    icons: [
      { src: fileUrl('icons/favicon.svg'), sizes: 'any', type: 'image/svg+xml' },
      ...[192, 512].map((size) => png(`icons/icon-${size}.png`, size)),
      { ...png('icons/maskable-512.png', 512), purpose: 'maskable' },
    ],
  });
}

function png(name: string, size: number) {
  return { src: fileUrl(name), sizes: `${size}x${size}`, type: 'image/png' };
}
