import { Elysia } from 'elysia';
import type { Db } from '../../db/client.ts';
import { may } from '../../domain/accounts/permissions.ts';
import { activityEntries, countRecentActivity } from '../../domain/activity/queries.ts';
import { readAttention } from '../../domain/attention/queries.ts';
import { type BackupPlan, readBackupState } from '../../domain/backups/state.ts';
import { dashboardWords } from '../../i18n/backend/dashboard.words.ts';
import { endpoints } from '../../routes.ts';
import type { StaffGuard } from '../../web/sessions/staff-guard.ts';
import { guardedScreen } from '../ui/frame/screen.tsx';
import { DashboardPage } from './dashboard-page.tsx';

const fetched = 10;
const shown = 5;
const recentDays = 7;

export function dashboardPages(gate: StaffGuard, plan: BackupPlan) {
  return new Elysia({ name: 'backend.dashboard' }).get(
    endpoints.dashboard,
    guardedScreen(gate, 'signed-in', async ({ actor }) => {
      const activity = may(actor, 'logs.read') ? await readActivity(gate.db) : undefined;
      const matters = await readAttention(gate.db, actor);
      const backups = may(actor, 'accounts.manage') ? await readBackupState(gate.db, plan) : undefined;
      return {
        title: dashboardWords(actor.language).title,
        section: 'dashboard',
        body: <DashboardPage activity={activity} actor={actor} backups={backups} matters={matters} />,
      };
    }),
  );
}

async function readActivity(db: Db) {
  const entries = await activityEntries(db, {}, { limit: fetched, offset: 0 });
  return { entries: entries.slice(0, shown), days: recentDays, count: await countRecentActivity(db, recentDays) };
}
