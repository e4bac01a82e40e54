import type { GuildEmblem } from '#assets/manifest/insignia.ts'
import { ellipse, fill, line, starPath, volume } from '../kit/svg.ts'
import { tone } from '../kit/tone.ts'

const CREAM = '#fff3dc'
const bold = (path: string, colour = CREAM): string => volume(path, colour, { relief: [7, 4, 5] })

const SIGNS: Readonly<Record<GuildEmblem, { readonly cloth: string; readonly sign: () => string }>> = {
  claw: {
    cloth: '#d3274f',
    sign: () =>
      [90, 130, 170]
        .map((x) => bold(`M${x},62 C${x + 22},100 ${x + 14},142 ${x - 22},176 C${x - 10},134 ${x - 22},98 ${x},62Z`))
        .join(''),
  },
  flame: {
    cloth: '#b0481c',
    sign: () =>
      bold(
        'M128,58 C138,86 172,104 172,138 C172,164 152,180 128,180 C104,180 84,164 84,138 C84,118 94,108 102,92 C106,106 112,110 116,112 C114,92 118,74 128,58Z',
        '#ffb02e',
      ) +
      fill(
        'M128,116 C136,130 150,136 150,152 C150,166 140,174 128,174 C116,174 106,166 106,152 C106,140 120,132 128,116Z',
        CREAM,
      ),
  },
  bolt: { cloth: '#2f5fd6', sign: () => bold('M142,56 L82,130 H118 L106,186 L176,106 H138Z', '#ffe071') },
  moon: {
    cloth: '#4a2fa0',
    sign: () =>
      bold(
        'M146,60 C112,66 88,92 88,124 C88,158 114,182 148,180 C160,179 170,175 178,168 C150,168 128,150 126,122 C124,96 132,76 146,60Z',
      ) + bold(starPath(168, 106, 24, 11, 5, -90, 0.18), '#ffe071'),
  },
  leaf: {
    cloth: '#1c8a50',
    sign: () =>
      bold('M84,164 C70,104 112,66 176,64 C182,128 148,176 96,168Z', '#b8f56a') +
      line('M74,186 C96,150 118,124 148,96', 8, '#1c5a3a'),
  },
  peak: {
    cloth: '#3f6f9a',
    sign: () =>
      bold('M62,172 L112,76 L138,120 L152,100 L194,172Z', '#b9a6ff') +
      fill('M112,76 L131,108 L118,116 L108,106 L96,114Z', '#ffffff'),
  },
  wave: {
    cloth: '#0f7a9a',
    sign: () =>
      bold(
        'M62,164 C66,104 108,66 152,78 C180,86 186,116 166,124 C152,128 142,118 146,106 C120,108 112,138 134,150 C156,162 178,160 194,152 V176 H62Z',
        '#8ff0ff',
      ),
  },
  sun: {
    cloth: '#8a4dc8',
    sign: () => bold(starPath(128, 124, 66, 42, 8, -90, 0.08), '#ffc93c') + bold(ellipse(128, 124, 27), CREAM),
  },
}

/** A hanging banner, so that it does not look like a house's shield. Box: 256 × 256. */
export const drawGuildEmblem = (emblem: GuildEmblem): string => {
  const { cloth, sign } = SIGNS[emblem]
  return (
    volume('M46,30 H210 V206 L169,180 L128,240 L87,180 L46,206Z', cloth, {
      relief: [10, 8, 9],
      topColour: tone(cloth, 0.12),
      inside: line('M60,40 V184 L88,164 L128,218 L168,164 L196,184 V40', 6, '#ffc93c'),
    }) +
    sign() +
    volume('M28,18 H228 Q238,18 238,28 V36 Q238,46 228,46 H28 Q18,46 18,36 V28 Q18,18 28,18Z', '#ffc93c', {
      relief: [9, 4, 5],
    })
  )
}
