import type { EditorState } from 'prosemirror-state';
import { useEffect, useRef, useState } from 'react';
import type { EditorWords } from '../editor-words.ts';
import { pictureOfFigure, picturePlaces, pictureSizes, selectedPicture } from '../pictures.ts';
import type { PlacedFigure, RichText } from '../rich-text.ts';
import { Toolbar, ToolbarButton } from '../toolbar.tsx';
import { PicturePanel, positionOf, useBeside } from './picture-panel.tsx';

type PictureToolsProps = {
  text: RichText;
  state: EditorState;
  words: EditorWords;
  icons: string;
  assets: string;
  keepsTexts: boolean;
  /** The picture whose texts are asked. */
  placed: PlacedFigure | undefined;
  setPlaced: (placed: PlacedFigure | undefined) => void;
  /** Asks for another picture for the selected one. */
  askReplace: () => void;
};

const iconOf = {
  small: 'arrows-diagonal-minimize-2',
  text: 'photo',
  wide: 'arrows-horizontal',
  left: 'align-left',
  centre: 'align-center',
  right: 'align-right',
} as const;

/** At the picture that is selected or pointed at: another picture, its texts, its size and its place. Tab reaches it from the text. */
export function PictureTools(props: PictureToolsProps) {
  const { text, state, words, icons, assets, keepsTexts, placed, setPlaced, askReplace } = props;
  const bar = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const hovered = useHovered(text, box);
  const picture = selectedPicture(state) ?? pictureOfFigure(state.doc, hovered);
  const element = picture && text.view.nodeDOM(picture.figure);
  const figure = element instanceof HTMLElement ? element : undefined;
  useBeside(box, figure, 'above');
  // One within a paragraph has its alternative text only.
  const isFigure = picture?.caption !== undefined;
  const isAsked = placed !== undefined && positionOf(text, placed.figure) >= 0;
  return (
    <>
      <div className="picture-tools" hidden={!picture || isAsked} ref={box}>
        {picture && figure && (
          <Toolbar bar={bar} label={words.pictureTools} onLeave={text.focus}>
            <span className="editor-group">
              {isFigure && (
                <ToolbarButton
                  icon="refresh"
                  icons={icons}
                  isFirst
                  label={words.replacePicture}
                  onClick={() => {
                    text.selectFigure(picture.figure);
                    askReplace();
                  }}
                />
              )}
              <ToolbarButton
                icon="alt"
                icons={icons}
                isFirst={!isFigure}
                label={words.pictureTexts}
                onClick={() => setPlaced({ figure, isPicked: true })}
              />
            </span>
            {isFigure && (
              <>
                <span className="editor-group">
                  {pictureSizes.map((size) => (
                    <ToolbarButton
                      icon={iconOf[size]}
                      icons={icons}
                      key={size}
                      label={words[`${size}Size`]}
                      on={picture.size === size}
                      onClick={() => text.layOut(picture.figure, { size })}
                    />
                  ))}
                </span>
                <span className="editor-group">
                  {picturePlaces.map((place) => (
                    <ToolbarButton
                      icon={iconOf[place]}
                      icons={icons}
                      key={place}
                      label={words[`${place}Place`]}
                      on={picture.place === place}
                      onClick={() => text.layOut(picture.figure, { place })}
                    />
                  ))}
                </span>
              </>
            )}
          </Toolbar>
        )}
      </div>
      {placed && isAsked && (
        <PicturePanel
          assets={assets}
          keepsTexts={keepsTexts}
          key={positionOf(text, placed.figure)}
          onClose={() => {
            setPlaced(undefined);
            text.focus();
          }}
          placed={placed}
          text={text}
          words={words}
        />
      )}
    </>
  );
}

/** The position of the figure under the pointer; -1 without one. A change of the figure makes another element of it. */
function useHovered(text: RichText, box: { current: HTMLElement | null }): number {
  const [hovered, setHovered] = useState(-1);
  useEffect(() => {
    const leaving = new AbortController();
    const look = ({ target }: Event) => {
      if (!(target instanceof Element) || box.current?.contains(target)) return;
      const figure = target.closest('figure');
      setHovered(figure ? positionOf(text, figure) : -1);
    };
    document.addEventListener('pointerover', look, { signal: leaving.signal });
    return () => leaving.abort();
  }, [text, box]);
  return hovered;
}
