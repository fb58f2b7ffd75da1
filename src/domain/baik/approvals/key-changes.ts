import type { Day } from '../../days.ts';
import { readRequest } from '../recipient-lists/approval-body.ts';
import type { ListMember } from '../recipient-lists/list-member.ts';
import type { ReadLists, RecipientList } from '../recipient-lists/recipient-lists.ts';

export type KeyChange = {
  position: number;
  on: Day;
  /** The labels of who signed it: the one who asked, and the one who carried it out. */
  by: string[];
  added: ListMember[];
  removed: ListMember[];
  kind: 'start' | 'restart' | 'refused' | 'change';
};

/** Maximum number of changes shown, the latest first. */
const maxShown = 50;

/** What changed from list to list, and who signed it. */
export async function keyChanges({ lists, signers }: ReadLists): Promise<KeyChange[]> {
  const changes: KeyChange[] = [];
  for (const [index, list] of lists.entries()) {
    const before = index > 0 ? lists[index - 1] : undefined;
    changes.push({
      position: list.position,
      on: list.on,
      by: await signersOf(list, signers),
      added: onlyIn(list.members, before?.members ?? []),
      removed: onlyIn(before?.members ?? [], list.members),
      kind: kindOf(list, before),
    });
  }
  return changes.toReversed().slice(0, maxShown);
}

function kindOf(list: RecipientList, before: RecipientList | undefined): KeyChange['kind'] {
  if (!before) return 'start';
  if (list.restart) return 'restart';
  return list.refused ? 'refused' : 'change';
}

async function signersOf({ signer, approvals = [] }: RecipientList, signers: ReadonlyMap<string, string>) {
  const names = [signers.get(signer)];
  for (const { request } of approvals) names.unshift((await readRequest(request))?.name);
  return [...new Set(names.flatMap((name) => (name === undefined ? [] : [name])))];
}

function onlyIn(members: readonly ListMember[], others: readonly ListMember[]): ListMember[] {
  return members.filter((one) => others.every(({ publicKey }) => publicKey !== one.publicKey));
}
