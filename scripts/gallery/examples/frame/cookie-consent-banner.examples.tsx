import { CookieConsent } from '../../../../src/ui/frame/cookie-consent-banner.tsx';
import type { Examples } from '../../examples.ts';

export const examples = {
  CookieConsent: {
    default: <CookieConsent />,
    Indonesian: { language: 'id', element: <CookieConsent /> },
  },
} satisfies Examples;
