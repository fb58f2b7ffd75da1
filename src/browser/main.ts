import { replaceBrokenImages } from './frame/broken-images.ts';
import { showConsentBanner } from './frame/cookie-consent-choice.ts';
import { enhanceMenus } from './frame/menus.ts';
import { focusNotifications } from './frame/notifications.ts';
import {
  datePrints,
  fetchLatePictures,
  growFollowedPicture,
  openOverlays,
  revealOnScroll,
  showBackToTop,
  showPlaceholders,
  trackCurrentSection,
  updateBarOnScroll,
  whenPageIsLaidOut,
} from './frame/page.ts';
import { openSearch } from './frame/search.ts';
import { loadIslands } from './islands.ts';
import { fetchOnDemand } from './on-demand.ts';
import { openPoliciesInDialog } from './widgets/policy-links.ts';

replaceBrokenImages();
updateBarOnScroll();
enhanceMenus();
openOverlays();
openPoliciesInDialog();
showBackToTop();
showConsentBanner();
openSearch();
datePrints();
focusNotifications();
growFollowedPicture();

whenPageIsLaidOut(() => {
  showPlaceholders();
  trackCurrentSection();
  revealOnScroll();
  loadIslands();
  fetchOnDemand();
  fetchLatePictures();
});
