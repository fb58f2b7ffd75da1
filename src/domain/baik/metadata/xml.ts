import { SaxesParser } from 'saxes';
import type { Budget } from '../../attachments/budget.ts';
import { DamagedFileError } from './findings.ts';

export type XmlElement = { name: string; attributes: Record<string, string> };
type XmlText = { name: string; text: string };

/** Characters of one text that are looked at; only its beginning is shown. */
const maxTextCharacters = 1000;
/** Elements within each other whose texts are collected at the same time. */
const maxOpenTexts = 8;

type Reader = {
  open?: (element: XmlElement) => void;
  /** Whether the content of elements of this name is collected for `text`. */
  isWanted?: (name: string) => boolean;
  /** The content of a wanted element, with that of the elements inside it. */
  text?: (text: XmlText) => void;
};

/** Reads an XML part or a fragment. Throws DamagedFileError when it is not well-formed. */
export function readXml(xml: string, budget: Budget, { open, isWanted = () => false, text }: Reader): void {
  const collecting: XmlText[] = [];
  const collect = (piece: string) => {
    for (const wanted of collecting) {
      if (wanted.text.length < maxTextCharacters) wanted.text += piece.slice(0, maxTextCharacters);
    }
  };
  parse(xml, budget, {
    open: (element) => {
      // Texts of neighbouring elements are words of their own.
      collect(' ');
      open?.(element);
      if (isWanted(element.name) && collecting.length < maxOpenTexts) collecting.push({ name: element.name, text: '' });
    },
    text: collect,
    close: (name) => {
      const last = collecting.at(-1);
      if (last?.name !== name) return;
      collecting.pop();
      text?.({ name, text: last.text.replace(/\s+/g, ' ').trim() });
    },
  });
}

type Change = {
  /** May edit the attributes; false leaves out the element with its content. */
  element?: (element: XmlElement) => boolean;
  keepsText?: boolean;
};

/** The same XML with changes, without comments. Throws DamagedFileError. */
export function rewriteXml(xml: string, budget: Budget, { element: keeps, keepsText = true }: Change): Uint8Array {
  const output = new Output();
  /** Open elements, counted from the one that is left out. */
  let leftOut = 0;
  const write = (piece: string) => leftOut === 0 && output.write(piece);
  if (xml.startsWith(declarationStart)) write('<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n');
  parse(xml, budget, {
    open: (element, isEmpty) => {
      if (leftOut > 0 || keeps?.(element) === false) leftOut += 1;
      const attributes = Object.entries(element.attributes).map(([name, value]) => ` ${name}="${escapeValue(value)}"`);
      write(`<${element.name}${attributes.join('')}${isEmpty ? '/>' : '>'}`);
    },
    text: (text) => keepsText && write(escapeText(text)),
    close: (name, isEmpty) => {
      if (!isEmpty) write(`</${name}>`);
      if (leftOut > 0) leftOut -= 1;
    },
    instruction: (target, body) => write(`<?${target} ${body}?>`),
  });
  return output.end();
}

/** XML parts are in UTF-8, or in UTF-16 with a byte order mark. */
export function decodeXml(bytes: Uint8Array | undefined): string {
  const [first, second] = bytes ?? [];
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder().decode(bytes);
}

const declarationStart = '<?xml ';

type Events = {
  open: (element: XmlElement, isEmpty: boolean) => void;
  text: (text: string) => void;
  close: (name: string, isEmpty: boolean) => void;
  instruction?: (target: string, body: string) => void;
};

/** Parts of documents and packets of metadata have no DTD: an entity that XML itself does not know is an error. */
function parse(xml: string, budget: Budget, { open, text, close, instruction }: Events): void {
  const parser = new SaxesParser({ fragment: true, position: false, xmlns: false });
  let depth = 0;
  parser.on('opentag', ({ name, attributes, isSelfClosing }) => {
    depth += 1;
    budget.requireXmlDepth(depth);
    open({ name, attributes }, isSelfClosing);
  });
  parser.on('closetag', ({ name, isSelfClosing }) => {
    depth -= 1;
    close(name, isSelfClosing);
  });
  parser.on('text', text);
  parser.on('cdata', text);
  parser.on('processinginstruction', ({ target, body }) => instruction?.(target, body));
  try {
    // A fragment may not begin with a declaration.
    parser.write(xml.startsWith(declarationStart) ? xml.slice(xml.indexOf('>') + 1) : xml).close();
  } catch (error) {
    budget.check();
    throw new DamagedFileError(`The XML is damaged: ${error}`);
  }
}

/** Collects many small pieces of text as few larger ones of bytes. */
class Output {
  private readonly pieces: Uint8Array[] = [];
  private text = '';

  write(text: string): void {
    this.text += text;
    if (this.text.length >= pieceInCharacters) this.flush();
  }

  end(): Uint8Array {
    this.flush();
    return Buffer.concat(this.pieces);
  }

  private flush(): void {
    this.pieces.push(Buffer.from(this.text));
    this.text = '';
  }
}

const pieceInCharacters = 64 * 1024;

const references: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

function escapeText(text: string): string {
  return text.replace(/[&<>\r]/g, (character) => references[character] ?? character);
}

/** Line breaks in values would be read as spaces. */
function escapeValue(value: string): string {
  return value.replace(/[&<"\t\n\r]/g, (character) => references[character] ?? character);
}
