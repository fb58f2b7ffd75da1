import type { UserConfig } from '@unocss/core';
import presetWind4, { type Theme } from '@unocss/preset-wind4';

export default {
  presets: [presetWind4({ preflights: { reset: true } })],
  theme: {
    colors: {
      laterite: '#A4431F',
      ember: '#D9662B',
      petrol: { DEFAULT: '#0E3A40', deep: '#08242A' },
      alumina: '#F6F3EE',
      powder: '#E9E4DB',
      graphite: '#1C2426',
      mangrove: '#2F6B4F',
    },
    font: { sans: '"Plus Jakarta Sans", "Plus Jakarta Sans Fallback", system-ui, sans-serif' },
  },
} satisfies UserConfig<Theme>;
