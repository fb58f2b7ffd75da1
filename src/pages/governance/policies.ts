import { codeOfConduct } from '../../content/governance/code-of-conduct.ts';
import { commissionersCharter } from '../../content/governance/commissioners-charter.ts';
import { directorsCharter } from '../../content/governance/directors-charter.ts';
import { ethicsStandard } from '../../content/governance/ethics-standard.ts';
import { gratification } from '../../content/governance/gratification.ts';
import { currentLanguage } from '../../current.ts';
import type { Asset } from '../../domain/assets/queries.ts';
import { governanceWords as t } from '../../i18n/public/governance.words.ts';
import { formatFileSize } from '../../i18n/site/file-sizes.ts';
import { hrefTo, routes } from '../../routes.ts';

const { governance } = routes;

/** The five policies; `size` is shown until a file has been uploaded. */
export const policies = [
  { says: 'gratification', policy: gratification, route: governance.gratification, size: '277 KB' },
  {
    says: 'commissionersCharter',
    policy: commissionersCharter,
    route: governance.commissionersCharter,
    size: '254 KB',
  },
  { says: 'directorsCharter', policy: directorsCharter, route: governance.directorsCharter, size: '14 MB' },
  { says: 'codeOfConduct', policy: codeOfConduct, route: governance.codeOfConduct, size: '524 KB' },
  { says: 'ethicsStandard', policy: ethicsStandard, route: governance.ethicsStandard, size: '524 KB' },
] as const;

export type PolicyEntry = (typeof policies)[number];

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

export function documentViews(files: readonly Asset[]): DocumentView[] {
  return policies.map((entry) => documentView(entry, files));
}

export function documentView(entry: PolicyEntry, files: readonly Asset[]): DocumentView {
  const { says, policy, route, size } = entry;
  const file = files.find(({ name, mediaType }) => name === policy.file && mediaType === 'document');
  const shownSize = file?.size ? formatFileSize(file.size, currentLanguage()) : size;
  return {
    title: t[says],
    description: t[`${says}Text`],
    facts: file?.pages ? t.sizeAndPages({ size: shownSize, pages: file.pages }) : t.size({ size: shownSize }),
    address: file?.path,
    page: hrefTo<string>(route),
  };
}
