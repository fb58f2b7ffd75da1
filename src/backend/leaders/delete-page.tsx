import type { Prediction } from '../../domain/impact/impact.ts';
import type { Leader } from '../../domain/leaders/queries.ts';
import { leaderWords } from '../../i18n/backend/leaders.words.ts';
import { endpoints } from '../../routes.ts';
import { ImpactList } from '../impact/impact-list.tsx';
import { Confirm } from '../ui/dialog.tsx';
import { useWords } from '../ui/frame/staff-language.tsx';

/** Confirmation before a leader is deleted. */
export function DeletePage({
  leader: { id, name },
  prediction,
}: {
  leader: Leader;
  prediction: Prediction | undefined;
}) {
  const t = useWords(leaderWords);
  return (
    <Confirm
      action={`${endpoints.leaderManager}/${id}/delete`}
      back={endpoints.leaderManager}
      title={t.deleteTitle}
      verb={t.delete}
    >
      <p>{t.deleteQuestion({ name })}</p>
      <p className="mt-2 text-small text-slate">{t.deleteText}</p>
      {prediction && <ImpactList prediction={prediction} />}
    </Confirm>
  );
}
