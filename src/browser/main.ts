import { followScrollWithBar, offerWayToTop } from './bar.ts';
import { replaceBrokenImages } from './broken-images.ts';
import { driveCarousels } from './carousels.ts';
import { wakeIslands } from './islands.ts';
import { improveMenus } from './menus.ts';
import { revealOnScroll } from './reveal.ts';
import { followSections } from './sections.ts';
import { improveSlides } from './slides.ts';

replaceBrokenImages();
followScrollWithBar();
improveMenus();
followSections();
revealOnScroll();
improveSlides();
driveCarousels();
offerWayToTop();
wakeIslands();
