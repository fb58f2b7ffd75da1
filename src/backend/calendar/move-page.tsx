import type { CalendarItem } from '../../domain/calendar/queries.ts';
import { calendarWords } from '../../i18n/backend/calendar.words.ts';
import { formatMomentWithZone, zoneName } from '../../i18n/site/dates.ts';
import { endpoints } from '../../routes.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { DialogContent, SubmitOrCancel } from '../ui/dialog.tsx';
import { toLocal } from '../ui/forms/local-time.ts';
import { useStaffLanguage } from '../ui/frame/staff-language.tsx';
import { addressParts, type CalendarQuery, calendarAddress } from './calendar-query.ts';
import { kindLabel } from './kind-label.ts';

type MovePageProps = { item: CalendarItem; query: CalendarQuery; value?: string; error?: string | undefined };

/** The form that moves an item. */
export function MovePage({ item, query, value, error }: MovePageProps) {
  const staff = useStaffLanguage();
  const t = calendarWords(staff);
  const { article, at, kind } = item;
  const fields = { kind, article: article.id, version: article.version, ...addressParts(query) };
  return (
    <DialogContent title={t.moveOf({ title: article.title })}>
      <p className="text-small">
        {t.now}: {kindLabel(staff, item)} {formatMomentWithZone(at, staff)}
      </p>
      <form action={endpoints.calendarMove} className="mt-5 grid max-w-120 gap-5" method="post" noValidate>
        {Object.entries(fields).map(([name, text]) => (
          <input key={name} name={name} type="hidden" value={text} />
        ))}
        <TextField
          aria-required
          defaultValue={value ?? toLocal(at)}
          error={error}
          id="move-at"
          label={t.newMoment({ zone: zoneName(at) })}
          name="at"
          type="datetime-local"
        />
        <div className="flex flex-wrap gap-3">
          <SubmitOrCancel back={calendarAddress(query)} submit={t.save} />
        </div>
      </form>
    </DialogContent>
  );
}
