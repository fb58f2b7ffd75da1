import type { PortrayedLeader } from '../../domain/leaders/queries.ts';
import type { Board } from '../../fields/leaders.ts';
import type { Language } from '../../i18n/site/language.ts';
import type { PictureSource } from '../../ui/media/picture.tsx';
import { assetPicture } from '../../web/pages/managed-picture.ts';

/** A member of a board as the page shows it, in one language. */
export type LeaderView = {
  id: number;
  board: Board;
  name: string;
  position: string;
  biography: readonly string[];
  portrait: PictureSource | undefined;
};

export function leaderView(leader: PortrayedLeader, language: Language): LeaderView {
  const { id, board, name, picture } = leader;
  const [position, biography] =
    language === 'en' ? [leader.positionEn, leader.biographyEn] : [leader.position, leader.biography];
  const paragraphs = biography.split('\n').filter((line) => line.trim() !== '');
  return {
    id,
    board,
    name,
    position,
    biography: paragraphs,
    portrait: picture ? portraitOf(picture, language, name) : undefined,
  };
}

/** Without an alternative text of its own, a portrait shows the person whose name stands beside it. */
function portraitOf(picture: NonNullable<PortrayedLeader['picture']>, language: Language, name: string): PictureSource {
  const source = assetPicture(picture, language);
  return { ...source, alt: source.alt || (picture.decorative ? '' : name) };
}
