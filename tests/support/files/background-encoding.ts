// Encodes variants in the background, as a server does, until it is stopped. Parameters: directory and variants.
import { PictureVariants } from '../../../src/web/files/picture-variants.ts';
import { log } from '../../../src/web/log/log.ts';

const [place = '', variants = ''] = process.argv.slice(2);
const pictures = new PictureVariants(log, JSON.parse(place), new Map(JSON.parse(variants)));
pictures.encodeAhead();
process.on('SIGTERM', () => {
  pictures.stop();
  process.exit(0);
});
setInterval(() => {}, 60_000);
