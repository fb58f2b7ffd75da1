import type { Asset } from '../../domain/assets/queries.ts';
import { governanceWords } from '../../i18n/public/governance.ts';
import { formatFileSize } from '../../i18n/site/file-sizes.ts';
import type { Language } from '../../i18n/site/language.ts';

/** `asset` is the subcategory of the managed file; `size` is shown until one has been uploaded. */
const documents = [
  { says: 'gratification', asset: 'Pengendalian_Gratifikasi', size: '277 KB' },
  { says: 'commissionersCharter', asset: 'Piagam_Dewan_Komisaris', size: '254 KB' },
  { says: 'directorsCharter', asset: 'Piagam_Direksi', size: '14 MB' },
  { says: 'codeOfConduct', asset: 'Kode_Etik', size: '524 KB' },
  { says: 'ethicsStandard', asset: 'Standar_Etika_Perusahaan', size: '524 KB' },
] as const;

export const documentNames: readonly string[] = documents.map(({ asset }) => asset);

export type DocumentView = {
  title: string;
  description: string;
  /** Format, size and, if known, number of pages. */
  facts: string;
  /** Undefined while no file has been uploaded. */
  address: string | undefined;
};

export function documentViews(language: Language, files: readonly Asset[]): DocumentView[] {
  const t = governanceWords(language);
  return documents.map(({ says, asset, size }) => {
    const file = files.find(({ name, mediaType }) => name === asset && mediaType === 'document');
    const shownSize = file?.size ? formatFileSize(file.size, language) : size;
    return {
      title: t[says],
      description: t[`${says}Text`],
      facts: file?.pages ? t.sizeAndPages({ size: shownSize, pages: file.pages }) : t.size({ size: shownSize }),
      address: file?.path,
    };
  });
}
