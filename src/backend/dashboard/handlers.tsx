import { Elysia } from 'elysia';
import type { Db } from '../../db/client.ts';
import { endpoints } from '../../routes.ts';
import { plainPage, seeOther } from '../../web/plain-page.ts';
import { staffOf } from '../../web/session.ts';
import { DashboardPage } from './dashboard-page.tsx';

export function dashboardPages(db: Db) {
  return new Elysia({ name: 'backend.dashboard' }).get(endpoints.dashboard, async ({ request }) => {
    const user = await staffOf(db, request);
    return user ? plainPage(<DashboardPage username={user.username} />) : seeOther(endpoints.login);
  });
}
