import { endpoints } from '../../../routes.ts';
import type { IconName } from '../../../ui/media/icon-names.ts';

type Section = { key: string; label: string; href: string; icon: IconName };

/** The navigation of the back-office, in its order. */
export const sections = [
  { key: 'dashboard', label: 'Dashboard', href: endpoints.dashboard, icon: 'layout-dashboard' },
  { key: 'assets', label: 'Assets', href: endpoints.assetManager, icon: 'photo' },
  { key: 'articles', label: 'Articles', href: endpoints.articleManager, icon: 'news' },
  { key: 'email', label: 'Email', href: endpoints.email, icon: 'mail' },
  { key: 'messages', label: 'Messages', href: endpoints.messages, icon: 'messages' },
  { key: 'baik', label: 'BAIK reports', href: endpoints.baik, icon: 'shield-lock' },
  { key: 'logs', label: 'Activity Logs', href: endpoints.activityLogs, icon: 'history' },
] as const satisfies readonly Section[];

export type SectionKey = (typeof sections)[number]['key'] | 'account';
