import { problem } from '../../../fields/problem.ts';
import { RefusedFileError } from '../refused-file-error.ts';

/** Five hours of talk; browsers keep all cues in memory. */
const maxCues = 10_000;
/** More does not fit on a picture. */
const maxCueCharacters = 1000;

/** Hours may be left out. */
const timing = /^((?:\d{2,4}:)?[0-5]\d:[0-5]\d\.\d{3})[ \t]+-->[ \t]+((?:\d{2,4}:)?[0-5]\d:[0-5]\d\.\d{3})([ \t].*)?$/;
const setting = /^(?:vertical:(?:rl|lr)|(?:line|position|size|align):[\w.%,-]{1,30})$/;

/**
 * Reads a WebVTT file and rewrites it: cues with their times, settings and text. Comments, styles and regions are left out:
 * they belong to the program that made the file. Throws RefusedFileError, which names the line.
 */
export function cleanCaptions(bytes: Uint8Array): string {
  const lines = textOf(bytes).split(/\r\n|\r|\n/);
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? '')) throw new RefusedFileError(notCaptions);
  const cues: string[] = [];
  for (const { start, block } of blocksIn(lines)) {
    const isSkipped = /^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/.test(block[0] ?? '');
    const at = block.findIndex((line) => line.includes('-->'));
    // Lines below the first one are the head of the file.
    if (isSkipped || (at === -1 && start === 1)) continue;
    // A line before the times is the name of the cue.
    if (at !== 0 && at !== 1) throw wrongCue(start);
    cues.push(cueOf(block.slice(at), start + at));
    if (cues.length > maxCues) throw new RefusedFileError(problem('captionsTooMany', { count: maxCues }));
  }
  if (cues.length === 0) throw new RefusedFileError('captionsEmpty');
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}

const notCaptions = problem('captionsFile');

function textOf(bytes: Uint8Array): string {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new RefusedFileError('captionsEncoding');
  }
  if (text.includes('\0')) throw new RefusedFileError(notCaptions);
  return text;
}

/** Runs of lines that are not empty, with the index of their first line. */
function* blocksIn(lines: readonly string[]): Generator<{ start: number; block: string[] }> {
  let block: string[] = [];
  for (const [index, line] of [...lines, ''].entries()) {
    if (index === 0) continue;
    if (line.trim() !== '') block.push(line);
    else if (block.length > 0) {
      yield { start: index - block.length, block };
      block = [];
    }
  }
}

function cueOf([times = '', ...text]: readonly string[], index: number): string {
  const [, from = '', to = '', rest = ''] = timing.exec(times.trim()) ?? [];
  if (from === '' || secondsOf(to) <= secondsOf(from) || text.length === 0) throw wrongCue(index);
  const content = text.join('\n');
  if (content.length > maxCueCharacters || content.includes('-->')) throw wrongCue(index);
  const settings = rest.split(/[ \t]+/).filter((one) => setting.test(one));
  return `${[from, '-->', to, ...settings].join(' ')}\n${content}`;
}

function secondsOf(time: string): number {
  return time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

function wrongCue(index: number): RefusedFileError {
  return new RefusedFileError(problem('captionsLine', { line: index + 1 }));
}
