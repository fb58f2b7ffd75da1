import type { Examples } from '../../examples.ts';
import { CookieConsent } from '../cookie-consent-banner.tsx';

export const examples = {
  CookieConsent: {
    default: <CookieConsent language="en" />,
    Indonesian: { language: 'id', element: <CookieConsent language="id" /> },
  },
} satisfies Examples;
