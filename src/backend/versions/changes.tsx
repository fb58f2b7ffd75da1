import type { VersionedNoun } from '../../db/schema/version-values.ts';
import type { FieldChange } from '../../domain/versions/comparison/records.ts';
import type { Passage } from '../../domain/versions/comparison/texts.ts';
import { versionWords } from '../../i18n/backend/versions.ts';
import { useStaffLanguage } from '../ui/frame/staff-language.tsx';
import { fieldLabel, isText, valueText } from './labels.ts';
import { Side } from './words.tsx';

/** The fields that differ, each with both sides. */
export function Changes({ noun, changes }: { noun: VersionedNoun; changes: readonly FieldChange[] }) {
  return (
    <div className="grid gap-5">
      {changes.map((change) => (
        <Change change={change} key={`${change.language} ${change.field}`} noun={noun} />
      ))}
    </div>
  );
}

function Change({ noun, change }: { noun: VersionedNoun; change: FieldChange }) {
  const staff = useStaffLanguage();
  const { field, language, passages } = change;
  const heading = `change-${field}${language ? `-${language}` : ''}`;
  return (
    <section aria-labelledby={heading} className="desk-panel">
      <h2 className="t-item text-petrol-deep" id={heading}>
        {fieldLabel(staff, noun, field, language)}
      </h2>
      <div className="mt-4 grid gap-3" lang={language ?? undefined}>
        {isText(noun, field) ? (
          grouped(passages).map((group) => <Group group={group} key={group.key} />)
        ) : (
          <Values change={change} noun={noun} />
        )}
      </div>
    </section>
  );
}

function Values({ noun, change }: { noun: VersionedNoun; change: FieldChange }) {
  const staff = useStaffLanguage();
  const { field, before, after } = change;
  const word = (value: unknown, kind: 'removed' | 'added') => [
    { text: valueText(staff, noun, field, value), change: kind } as const,
  ];
  return (
    <div className="grid gap-x-6 gap-y-2 lg:grid-cols-2">
      <Side side="before" words={word(before, 'removed')} />
      <Side side="after" words={word(after, 'added')} />
    </div>
  );
}

type Group = { key: number; isChanged: boolean; passages: Passage[] };

/** Neighbours that are all unchanged, or a changed passage. */
function grouped(passages: readonly Passage[]): Group[] {
  const groups: Group[] = [];
  for (const passage of passages) {
    const last = groups.at(-1);
    if (!passage.isChanged && last && !last.isChanged) last.passages.push(passage);
    else groups.push({ key: groups.length, isChanged: passage.isChanged, passages: [passage] });
  }
  return groups;
}

function Group({ group: { isChanged, passages } }: { group: Group }) {
  const staff = useStaffLanguage();
  const rows = passages.map(({ words }, index) => (
    // Passages have no identity but their place.
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
    <div className="grid gap-x-6 gap-y-2 lg:grid-cols-2" key={index}>
      <Side side="before" words={words} />
      <Side side="after" words={words} />
    </div>
  ));
  if (isChanged) return rows;
  return (
    <details>
      <summary className="desk-summary" lang={staff}>
        {versionWords(staff).unchanged({ count: passages.length })}
      </summary>
      <div className="grid gap-3">{rows}</div>
    </details>
  );
}
