import { Plugin, PluginKey } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';

export type UploadWords = { uploading: string; again: string; close: string };
export type Uploaded<Asset> = { asset: Asset } | { error: string };

type Change = { add: Decoration } | { remove: HTMLElement };

const key = new PluginKey<DecorationSet>('uploads');

/** Shows uploads where their pictures will stand; the places move with the text. */
export function uploadPlaces(): Plugin<DecorationSet> {
  return new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply(transaction, before) {
        const change = transaction.getMeta(key) as Change | undefined;
        const places = before.map(transaction.mapping, transaction.doc);
        if (!change) return places;
        if ('add' in change) return places.add(transaction.doc, [change.add]);
        return places.remove(places.find().filter(({ spec }) => spec.box === change.remove));
      },
    },
    props: { decorations: (state) => key.getState(state) },
  });
}

/**
 * Uploads a picture with its progress at a place of the text. An error stays there until the upload is repeated or given up. Returns the
 * picture and the place, which may have moved; undefined when it was given up.
 */
export async function uploadAt<Asset>(
  view: EditorView,
  position: number,
  words: UploadWords,
  upload: (onProgress: (percent: number) => void) => Promise<Uploaded<Asset>>,
): Promise<{ asset: Asset; place: number } | undefined> {
  const box = document.createElement('div');
  box.className = 'editor-upload';
  const text = document.createElement('p');
  text.setAttribute('role', 'status');
  const bar = Object.assign(document.createElement('progress'), { max: 100, ariaLabel: words.uploading });
  const change = (meta: Change) => view.isDestroyed || view.dispatch(view.state.tr.setMeta(key, meta));
  change({ add: Decoration.widget(position, box, { box, side: 1, ignoreSelection: true, stopEvent: () => true }) });
  for (;;) {
    text.textContent = words.uploading;
    box.replaceChildren(text, bar);
    box.scrollIntoView({ block: 'nearest' });
    const answer = await upload((percent) => {
      bar.value = percent;
    });
    if ('error' in answer) {
      text.textContent = answer.error;
      if (await isRepeated(box, text, words)) continue;
    }
    const place = key.getState(view.state)?.find(undefined, undefined, ({ box: own }) => own === box)[0]?.from;
    change({ remove: box });
    return 'error' in answer || place === undefined ? undefined : { asset: answer.asset, place };
  }
}

function isRepeated(box: HTMLElement, text: HTMLElement, { again, close }: UploadWords): Promise<boolean> {
  return new Promise((resolve) => {
    const buttons = [again, close].map((label, index) => {
      const button = Object.assign(document.createElement('button'), { type: 'button', textContent: label });
      button.addEventListener('click', () => resolve(index === 0), { once: true });
      return button;
    });
    box.replaceChildren(text, ...buttons);
  });
}
