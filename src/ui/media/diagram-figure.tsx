import { Diagram, DiagramOutline, LargeDiagram } from './diagram.tsx';
import type { DiagramNode } from './diagram-layout.ts';
import { Icon } from './icon.tsx';
import { Overlay, OverlayButton } from './overlay.tsx';

type DiagramFigureProps = {
  /** Unique on the page. */
  id: string;
  root: DiagramNode;
  title: string;
  words: { enlarge: string; asText: string };
};

/** An organisation diagram that opens full screen on a click, with a text alternative. */
export function DiagramFigure({ id, root, title, words }: DiagramFigureProps) {
  return (
    <>
      <figure className="relative">
        <Diagram label={title} root={root} />
        <figcaption className="mt-8">
          <OverlayButton opens={id}>{words.enlarge}</OverlayButton>
        </figcaption>
      </figure>
      <details className="mt-6">
        <summary className="more-link cursor-pointer">
          {words.asText}
          <Icon className="turns size-5" name="chevron-down" />
        </summary>
        <div className="mt-4 max-w-[44rem] text-small">
          <DiagramOutline root={root} />
        </div>
      </details>
      <Overlay id={id} title={title}>
        <LargeDiagram label={title} root={root} />
      </Overlay>
    </>
  );
}
