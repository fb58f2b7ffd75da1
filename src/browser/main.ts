import { showBackToTop, updateBarOnScroll } from './frame/bar.ts';
import { showPlaceholders } from './frame/blurs.ts';
import { replaceBrokenImages } from './frame/broken-images.ts';
import { showConsentBanner } from './frame/cookie-consent-choice.ts';
import { growFollowedPicture } from './frame/followed-picture.ts';
import { whenPageIsLaidOut } from './frame/laid-out.ts';
import { enhanceMenus } from './frame/menus.ts';
import { datePrints } from './frame/print-date.ts';
import { revealOnScroll } from './frame/reveal.ts';
import { openSearch } from './frame/search.ts';
import { trackCurrentSection } from './frame/sections.ts';
import { loadIslands } from './islands.ts';
import { fetchOnDemand } from './on-demand.ts';
import { keepBookmarks } from './widgets/bookmarks.ts';
import { openOverlays } from './widgets/overlays.ts';
import { openPoliciesInDialog } from './widgets/policy-links.ts';
import { enhanceShareLinks } from './widgets/share.ts';

replaceBrokenImages();
updateBarOnScroll();
enhanceMenus();
openOverlays();
openPoliciesInDialog();
keepBookmarks();
enhanceShareLinks();
showBackToTop();
showConsentBanner();
openSearch();
datePrints();
growFollowedPicture();

whenPageIsLaidOut(() => {
  showPlaceholders();
  trackCurrentSection();
  revealOnScroll();
  loadIslands();
  fetchOnDemand();
});
