import { currentLanguage } from '../../current.ts';
import type { BackupProblem, BackupState } from '../../domain/backups/state.ts';
import { backupProblemWords, backupWords as t } from '../../i18n/backend/dashboard.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import { Moment } from '../ui/lists/moment.tsx';

/** The newest backup, whether it could be restored, and what is wrong. */
export function BackupPanel({ state }: { state: BackupState }) {
  const { setup, problems, last } = state;
  return (
    <Panel id="backups" title={t.title}>
      <div className="grid gap-3 text-small">
        {problems.map((problem) => (
          <Problem key={problem.kind} problem={problem} />
        ))}
        {(setup === 'no-folder' || setup === 'no-key') && <p>{t.setUp}</p>}
        {setup === 'off' && <p>{t.off}</p>}
        {setup === 'complete' && !last && problems.length === 0 && <p>{t.waiting}</p>}
        {last && <Last last={last} />}
        {last && setup === 'complete' && <Proof state={state} />}
      </div>
    </Panel>
  );
}

function Problem({ problem: { kind, detail } }: { problem: BackupProblem }) {
  return (
    <div className="flex gap-2.5">
      <span className="text-laterite">
        <Icon className="size-5" name="alert-circle" />
      </span>
      <p className="min-w-0 [overflow-wrap:anywhere]">
        <strong className="font-650">{backupProblemWords[kind]}</strong>
        {detail && (
          <span className="block text-tiny text-slate" lang="en">
            {detail}
          </span>
        )}
      </p>
    </div>
  );
}

function Last({ last: { at, sizeInBytes, seconds } }: { last: NonNullable<BackupState['last']> }) {
  const staff = currentLanguage();
  return (
    <p>
      {t.last} <Moment at={at} />{' '}
      <span className="block text-tiny text-slate">
        {t.took({ size: sizeOf(sizeInBytes, staff), duration: durationOf(seconds) })}
      </span>
    </p>
  );
}

function Proof({ state: { proof, problems } }: { state: BackupState }) {
  const staff = currentLanguage();
  if (!proof) return <p>{t.notProven}</p>;
  const when = timeSince(proof.at, staff);
  const isFine = proof.kind === 'restored' && problems.length === 0;
  return (
    <p className="flex gap-2.5">
      <span className={isFine ? 'text-mangrove' : 'text-slate'}>
        <Icon className="size-5" name={isFine ? 'circle-check' : 'clock'} />
      </span>
      <span className="min-w-0">
        {proof.kind === 'read' ? t.read({ when }) : t[proof.kind]({ when, duration: durationOf(proof.seconds) })}
      </span>
    </p>
  );
}

/** "4 min 12 s" */
function durationOf(total: number): string {
  const rounded = Math.max(1, Math.round(total));
  const minutes = Math.floor(rounded / 60);
  const seconds = String(rounded % 60);
  return minutes > 0 ? t.minutes({ minutes: String(minutes), seconds }) : t.seconds({ seconds });
}

/** "3 days ago" */
function timeSince(moment: Date, language: Language): string {
  const hours = Math.floor((Date.now() - +moment) / 3_600_000);
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'always' });
  return hours < 48 ? relative.format(-Math.max(hours, 0), 'hour') : relative.format(-Math.floor(hours / 24), 'day');
}

function sizeOf(bytes: number, language: Language): string {
  const megabytes = bytes / 1_000_000;
  const digits = megabytes < 10 ? 1 : 0;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: digits,
    minimumFractionDigits: digits,
  }).format(megabytes);
}
