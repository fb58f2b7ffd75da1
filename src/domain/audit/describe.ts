import type { Break, BreakReason } from '../../chain/check.ts';
import type { Verification } from './verify.ts';

/** The result of a check for an operator: first the verdict, then what it rests on. */
export function describeVerification(found: Verification): string {
  const { ok, entries, startsAfter, head, signedUpTo, sealedWithEarlierKey, invalidHeads, broken } = found;
  return [
    ok ? `The activity log is intact: ${count(entries)} checked.` : 'The activity log is NOT intact.',
    ...(startsAfter > 0 ? [`It begins after entry ${startsAfter}: older ones were removed after their time.`] : []),
    ...(broken ? [describeBreak(broken), ...advice] : []),
    ...invalidHeads.map(
      (name) => `DATA_DIR/audit/heads/${name} holds no validly signed head: it was changed or damaged.`,
    ),
    ...(ok ? [] : [`${count(entries)} before it ${entries === 1 ? 'is' : 'are'} as written.`]),
    entries > 0 ? `Last entry checked: ${head.position}, hash ${head.hash}` : 'The log has no entries.',
    signedUpTo > 0
      ? `Signed heads vouch for the log up to entry ${signedUpTo}.`
      : 'There are no signed heads in DATA_DIR/audit/heads: entries removed from the end would not be noticed.',
    ...(sealedWithEarlierKey > 0
      ? [`The first ${count(sealedWithEarlierKey)} bear the seal of an earlier key; only their hashes were checked.`]
      : []),
  ].join('\n');
}

export function describeBreak({ position, id, reason }: Break): string {
  const entry = [position === null ? 'an entry outside of the chain' : `entry ${position}`, id !== null && `id ${id}`];
  return `First wrong entry: ${entry.filter(Boolean).join(', ')}. ${reasons[reason]}`;
}

const reasons: Record<BreakReason, string> = {
  changed: 'It was changed after it was written.',
  inserted: 'It was inserted: the site did not write it.',
  removed: 'It is missing: this entry, and maybe others after it, was removed.',
  forged:
    'It was changed or inserted, or the entry before it removed, and the hashes were computed anew without the key of the site (or a server with another key wrote it).',
  rewritten: 'From here on the entries are not those whose head was signed: they were replaced or removed.',
};

const advice = [
  'What to do: keep a copy of the database and of DATA_DIR/audit as they are, and find out who had access to the database.',
  'If an older backup was restored on purpose, record it: audit accept "why".',
];

function count(entries: number): string {
  return `${entries.toLocaleString('en')} ${entries === 1 ? 'entry' : 'entries'}`;
}
