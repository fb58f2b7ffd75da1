import { fileUrl } from '../../../../src/manifest.ts';
import { SpriteIcon } from '../../../../src/ui/media/sprite-icon.tsx';
import type { Examples } from '../../examples.ts';

export const examples = {
  SpriteIcon: { default: <SpriteIcon icons={fileUrl('icons.svg')} name="x" /> },
} satisfies Examples;
