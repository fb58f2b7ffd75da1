import { endpoints } from '../../../routes.ts';
import type { IconName } from '../../../ui/media/icon-names.ts';

type Section = { key: string; href: string; icon: IconName };

/** Navigation entries of the back-office, in display order. */
export const sections = [
  { key: 'dashboard', href: endpoints.dashboard, icon: 'layout-dashboard' },
  { key: 'assets', href: endpoints.assetManager, icon: 'photo' },
  { key: 'articles', href: endpoints.articleManager, icon: 'news' },
  { key: 'calendar', href: endpoints.calendar, icon: 'calendar-event' },
  { key: 'leaders', href: endpoints.leaderManager, icon: 'users-group' },
  { key: 'email', href: endpoints.email, icon: 'mail' },
  { key: 'messages', href: endpoints.messages, icon: 'messages' },
  { key: 'baik', href: endpoints.baik, icon: 'shield-lock' },
  { key: 'logs', href: endpoints.activityLogs, icon: 'history' },
] as const satisfies readonly Section[];

export type SectionKey = (typeof sections)[number]['key'] | 'account';
