import { Elysia } from 'elysia';
import { activityEntries, countRecentActivity } from '../../domain/activity/queries.ts';
import { readAttention } from '../../domain/attention/queries.ts';
import { dashboardWords } from '../../i18n/backend/dashboard.ts';
import { endpoints } from '../../routes.ts';
import type { StaffGuard } from '../../web/sessions/staff-guard.ts';
import { guardedScreen } from '../ui/frame/screen.tsx';
import { DashboardPage } from './dashboard-page.tsx';

const fetched = 10;
const shown = 5;
const recentDays = 7;

export function dashboardPages(gate: StaffGuard) {
  return new Elysia({ name: 'backend.dashboard' }).get(
    endpoints.dashboard,
    guardedScreen(gate, async ({ actor }) => {
      const entries = await activityEntries(gate.db, {}, { limit: fetched, offset: 0 });
      const recent = { days: recentDays, count: await countRecentActivity(gate.db, recentDays) };
      const attention = await readAttention(gate.db);
      return {
        title: dashboardWords(actor.language).title,
        section: 'dashboard',
        body: <DashboardPage actor={actor} attention={attention} entries={entries.slice(0, shown)} recent={recent} />,
      };
    }),
  );
}
