import { STAT_ICONS } from '../icons/stats.ts'
import { fill, halo, place, volume } from '../kit/svg.ts'

/** Box: 256 × 256. The page writes the game's name beside it. */
export const drawTitleMark = (): string =>
  halo(128, 124, 128, '#ffc93c', 0.5) +
  place(0, 0, 1, STAT_ICONS.fight()) +
  volume(
    'M128,62 C146,74 168,78 188,76 C194,134 178,176 128,204 C78,176 62,134 68,76 C88,78 110,74 128,62Z',
    '#7c4dff',
    { relief: [9, 7, 8], topColour: '#a384ff' },
  ) +
  volume('M92,124 L128,92 L164,124 V164 H92Z', '#fff3dc', {
    relief: [6, 5, 5],
    inside: fill('M116,164 V142 a12,12 0 0 1 24,0 V164Z', '#ff9f1c'),
  }) +
  volume('M94,60 L86,20 L112,38 L128,12 L144,38 L170,20 L162,60Z', '#ffd23e', { relief: [8, 4, 5] })
