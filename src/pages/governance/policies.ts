import { codeOfConduct } from '../../i18n/public/governance-policies/code-of-conduct.ts';
import { commissionersCharter } from '../../i18n/public/governance-policies/commissioners-charter.ts';
import { directorsCharter } from '../../i18n/public/governance-policies/directors-charter.ts';
import { ethicsStandard } from '../../i18n/public/governance-policies/ethics-standard.ts';
import { gratification } from '../../i18n/public/governance-policies/gratification.ts';
import { routes } from '../../routes.ts';

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
