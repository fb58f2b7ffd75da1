/** All colours of the site, for pages, style sheets, icons, social pictures and printed documents. */
export const palette = {
  white: '#FFFFFF',
  laterite: '#A4431F',
  lateriteDeep: '#7E3116',
  ember: '#D9662B',
  /** Ember, lightened for text on deep petrol. */
  clay: '#F2A77C',
  petrol: '#0E3A40',
  petrolDeep: '#08242A',
  petrolLight: '#1D5259',
  alumina: '#F6F3EE',
  /** Between alumina and powder: the highlight of a skeleton animation. */
  aluminaDim: '#F1EDE6',
  powder: '#E9E4DB',
  /** Powder, darkened for lines in tables. */
  sand: '#CFC8BB',
  graphite: '#1C2426',
  /** Graphite for secondary text: 7 : 1 on alumina. */
  slate: '#4A5355',
  mangrove: '#2F6B4F',
  mangroveLight: '#A9D3BC',
  /** Mangrove for text on its own tint. */
  mangroveDeep: '#1F4A36',
  // Printed documents only.
  paper: '#FFFDF9',
  blush: '#FBE3D6',
  mist: '#D5DEDD',
  mistDeep: '#B9C8C9',
  clayLight: '#F3D5BF',
  clayDeep: '#C98F6C',
  rose: '#E7A58A',
  mangrovePale: '#DDE7DD',
} as const;

/** Adds an opacity in per cent to a six-digit colour; returns eight digits. */
export function withOpacity(colour: string, percent: number): string {
  const alpha = Math.round((percent * 255) / 100);
  return `${colour}${alpha.toString(16).padStart(2, '0')}`;
}
