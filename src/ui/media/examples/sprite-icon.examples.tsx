import { fileUrl } from '../../../manifest.ts';
import type { Examples } from '../../examples.ts';
import { SpriteIcon } from '../sprite-icon.tsx';

export const examples = {
  SpriteIcon: { default: <SpriteIcon icons={fileUrl('icons.svg')} name="x" /> },
} satisfies Examples;
