import type { Stance } from '#rules/kombat/stances.ts'
import { fill, line, volume } from '../kit/svg.ts'
import { INK, tone } from '../kit/tone.ts'

const TILE = 'M64,18 H192 Q238,18 238,64 V192 Q238,238 192,238 H64 Q18,238 18,192 V64 Q18,18 64,18Z'
const FACE = 'M70,34 H186 Q220,34 220,68 V180 Q220,214 186,214 H70 Q36,214 36,180 V68 Q36,34 70,34Z'

/** Square, because skills have round badges. */
const tile = (colour: string, sign: string): string =>
  volume(TILE, tone(colour, -0.1), { relief: [9, 6, 8] }) +
  volume(FACE, colour, { relief: [0, 5, 7], topColour: tone(colour, 0.14) }) +
  sign

const bold = (path: string, colour: string, width: number): string =>
  line(path, width + 16, INK) + line(path, width, colour)

/** A function, because gradient ids must differ between drawings. */
const sword = (): string =>
  volume('M-20,40 L-20,-62 L0,-100 L20,-62 L20,40Z', '#e4ecfa', {
    relief: [9, 0, 0],
    topColour: '#ffffff',
    inside: '<path d="M0,-110 H40 V60 H0Z" fill="#b9c6de"/>',
  }) +
  volume('M-46,34 Q-46,26 -38,26 H38 Q46,26 46,34 V44 Q46,52 38,52 H-38 Q-46,52 -46,44Z', '#ffcf3f', {
    relief: [8, 3, 4],
  }) +
  volume('M-11,52 H11 V82 H-11Z', '#7a3a24', { relief: [8, 3, 0] })

export const STANCE_ICONS: Readonly<Record<Stance, () => string>> = {
  rush: () =>
    tile(
      '#f0432f',
      bold('M58,92 H96 M50,130 H82 M58,168 H72', '#ffd9b0', 14) +
        `<g transform="translate(132,134) rotate(48)">${sword()}</g>`,
    ),
  guard: () =>
    tile(
      '#2f7bf0',
      volume(
        'M128,48 C152,62 174,66 198,64 C204,130 184,180 128,210 C72,180 52,130 58,64 C82,66 104,62 128,48Z',
        '#dfeaff',
        {
          relief: [9, 6, 7],
          topColour: '#ffffff',
          inside: '<path d="M128,30 H220 V220 H128Z" fill="#a9c6f7"/>',
        },
      ) + bold('M128,98 V158 M98,124 H158', '#ffcf3f', 14),
    ),
  trick: () =>
    tile(
      '#12a86b',
      volume(
        'M40,92 C70,70 104,78 128,96 C152,78 186,70 216,92 C218,140 196,172 164,172 C146,172 138,158 128,150 C118,158 110,172 92,172 C60,172 38,140 40,92Z',
        '#ffd23e',
        { relief: [9, 6, 7], topColour: '#ffe78a' },
      ) +
        fill('M66,116 Q88,98 112,124 Q90,148 66,116Z', INK) +
        line('M148,128 Q168,108 190,120', 15, INK) +
        bold('M96,190 Q128,208 166,184', '#fff3dc', 12),
    ),
}
