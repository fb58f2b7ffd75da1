import { Overlay, OverlayButton } from '../../../../src/ui/media/overlay.tsx';
import type { Examples } from '../../examples.ts';

export const examples = {
  OverlayButton: {
    'opens an overlay': (
      <>
        <OverlayButton opens="map">Enlarge the map</OverlayButton>
        <Overlay id="map" title="Map">
          <p>What fills the screen</p>
        </Overlay>
      </>
    ),
  },
  Overlay: {
    Indonesian: {
      language: 'id',
      element: (
        <>
          <OverlayButton opens="peta">Perbesar peta</OverlayButton>
          <Overlay id="peta" title="Peta">
            <p>Isi layar penuh</p>
          </Overlay>
        </>
      ),
    },
  },
} satisfies Examples;
