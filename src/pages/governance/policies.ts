import { codeOfConduct } from '../../content/governance/code-of-conduct.ts';
import { commissionersCharter } from '../../content/governance/commissioners-charter.ts';
import { directorsCharter } from '../../content/governance/directors-charter.ts';
import { ethicsStandard } from '../../content/governance/ethics-standard.ts';
import { gratification } from '../../content/governance/gratification.ts';
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
