import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { WorkerSettings } from '../../browser/service-worker/settings.ts';
import { type Language, languageCodes, languages } from '../../i18n/site/language.ts';
import { offlineWords } from '../../i18n/site/offline.words.ts';
import { templates } from '../../i18n/site/words.ts';
import { fileUrl, publicDirectory } from '../../manifest.ts';
import { endpoints, href, routes } from '../../routes.ts';

const { previewIndex } = routes.articles;
const pathOf = (route: typeof routes.baik.index | typeof previewIndex, language: Language) =>
  href(route, language).slice(`/${language}`.length);

/** The script of the service worker with its settings. `pages`: what it stores when it is installed. */
export async function renderServiceWorker(pages: readonly string[]): Promise<string> {
  const script = await readFile(join(publicDirectory, basename(fileUrl('service-worker.js'))), 'utf8');
  const settings: WorkerSettings = {
    version: Bun.hash([script, ...pages].join('\n')).toString(36),
    contacts: languageCodes.map((language) => ({
      page: href(routes.contact.index, language),
      address: endpoints.offlineContact[language],
    })),
    notices: Object.fromEntries(
      languageCodes.map((language) => {
        const { notice } = templates(offlineWords(language), ['notice']);
        return [language, { locale: languages[language].htmlLang, text: notice }];
      }),
    ),
    excluded: [
      ...languageCodes.flatMap((language) => [pathOf(routes.baik.index, language), pathOf(previewIndex, language)]),
      ...languageCodes.map((language) => endpoints.offlineContact[language]),
      '/preview/',
    ],
  };
  return `self.offlineSettings=${JSON.stringify(settings)};\n${script}`;
}
