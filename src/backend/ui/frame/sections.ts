import type { Need } from '../../../domain/rights/permissions.ts';
import { endpoints } from '../../../routes.ts';
import type { IconName } from '../../../ui/media/icon-names.ts';

/** `needs`: what the account must be allowed to do to see the entry. */
type Section = { key: string; href: string; icon: IconName; needs: Need };

/** Navigation entries of the back-office, in display order. */
export const sections = [
  { key: 'dashboard', href: endpoints.dashboard, icon: 'layout-dashboard', needs: 'signed-in' },
  { key: 'assets', href: endpoints.assetManager, icon: 'photo', needs: 'assets.read' },
  { key: 'articles', href: endpoints.articleManager, icon: 'news', needs: 'articles.read' },
  { key: 'calendar', href: endpoints.calendar, icon: 'calendar-event', needs: 'calendar.read' },
  { key: 'leaders', href: endpoints.leaderManager, icon: 'users-group', needs: 'leaders.read' },
  { key: 'redirects', href: endpoints.redirects, icon: 'arrow-forward-up', needs: 'redirects.manage' },
  { key: 'trash', href: endpoints.trash, icon: 'trash', needs: 'trash.read' },
  { key: 'timeMachine', href: endpoints.timeMachine, icon: 'clock', needs: 'timeMachine.read' },
  { key: 'email', href: endpoints.email, icon: 'mail', needs: 'email.send' },
  { key: 'messages', href: endpoints.messages, icon: 'messages', needs: 'messages.read' },
  { key: 'baik', href: endpoints.baik, icon: 'shield-lock', needs: 'reports.count' },
  { key: 'privacy', href: endpoints.privacy, icon: 'lock', needs: 'privacy.manage' },
  { key: 'accounts', href: endpoints.accountManager, icon: 'users', needs: 'accounts.manage' },
  { key: 'logs', href: endpoints.activityLogs, icon: 'history', needs: 'logs.read' },
] as const satisfies readonly Section[];

export type SectionKey = (typeof sections)[number]['key'] | 'account';
