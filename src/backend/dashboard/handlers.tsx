import { Elysia } from 'elysia';
import type { Db } from '../../db/client.ts';
import { activityList, countRecentActivity } from '../../domain/activity/queries.ts';
import { readAttention } from '../../domain/attention/queries.ts';
import { readBackupState } from '../../domain/backups/state.ts';
import { readPart } from '../../domain/list.ts';
import { may } from '../../domain/rights/permissions.ts';
import { dashboardWords } from '../../i18n/backend/dashboard.words.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { guardedScreen } from '../ui/frame/screen.tsx';
import { DashboardPage } from './dashboard-page.tsx';

const fetched = 10;
const shown = 5;
const recentDays = 7;

export function dashboardPages(site: Site) {
  return new Elysia({ name: 'backend.dashboard' }).get(
    endpoints.dashboard,
    guardedScreen(site, 'signed-in', async ({ actor }) => {
      const activity = may(actor, 'logs.read') ? await readActivity(site.db) : undefined;
      const matters = await readAttention(site.db, actor);
      const backups = may(actor, 'accounts.manage') ? await readBackupState(site.db, site.settings.backups) : undefined;
      return {
        title: dashboardWords.title,
        section: 'dashboard',
        body: <DashboardPage activity={activity} actor={actor} backups={backups} matters={matters} />,
      };
    }),
  );
}

async function readActivity(db: Db) {
  const entries = await readPart(db, activityList, {}, { limit: fetched });
  return { entries: entries.slice(0, shown), days: recentDays, count: await countRecentActivity(db, recentDays) };
}
