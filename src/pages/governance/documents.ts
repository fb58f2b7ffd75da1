import type { Asset } from '../../domain/assets/queries.ts';
import { governanceWords } from '../../i18n/public/governance.words.ts';
import { formatFileSize } from '../../i18n/site/file-sizes.ts';
import type { Language } from '../../i18n/site/language.ts';
import { href } from '../../routes.ts';
import { type PolicyEntry, policies } from './policies.ts';

export const documentNames: readonly string[] = policies.map(({ policy }) => policy.file);

export type DocumentView = {
  title: string;
  description: string;
  /** Format, size and, if known, number of pages. */
  facts: string;
  /** Undefined while no file has been uploaded. */
  address: string | undefined;
  /** The same text as a page. */
  page: string;
};

export function documentViews(language: Language, files: readonly Asset[]): DocumentView[] {
  return policies.map((entry) => documentView(language, entry, files));
}

export function documentView(language: Language, entry: PolicyEntry, files: readonly Asset[]): DocumentView {
  const { says, policy, route, size } = entry;
  const t = governanceWords(language);
  const file = files.find(({ name, mediaType }) => name === policy.file && mediaType === 'document');
  const shownSize = file?.size ? formatFileSize(file.size, language) : size;
  return {
    title: t[says],
    description: t[`${says}Text`],
    facts: file?.pages ? t.sizeAndPages({ size: shownSize, pages: file.pages }) : t.size({ size: shownSize }),
    address: file?.path,
    page: href<string>(route, language),
  };
}
