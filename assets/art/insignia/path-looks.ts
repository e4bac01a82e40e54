import type { PathPieceIcon } from '#assets/manifest/insignia.ts'
import { houseColour } from '../kit/house-colours.ts'
import { gemPip } from '../kit/ornaments.ts'
import { ellipse, fill, halo, line, mirrored, starPath, volume } from '../kit/svg.ts'
import { INK, tone } from '../kit/tone.ts'

const GOLD = '#ffc62e'
const PALE_GOLD = '#ffe891'
const DAWN = '#ff6f91'
const VELVET = '#8d2fd0'

const star = (x: number, y: number, size: number, colour = PALE_GOLD): string =>
  volume(starPath(x, y, size, size * 0.46, 5, -90, 0.18), colour, { relief: [6, 3, 4] })

export const drawPathCape = (houseId: number): string => {
  const colour = tone(houseColour(houseId), 0.12)
  return (
    halo(128, 132, 122, PALE_GOLD, 0.4) +
    volume(
      'M84,60 C58,104 40,168 30,222 Q54,238 80,224 Q104,246 128,230 Q152,246 176,224 Q202,238 226,222 C216,168 198,104 172,60Z',
      colour,
      {
        relief: [10, 8, 9],
        topColour: tone(colour, 0.16),
        inside:
          line('M96,70 C80,120 74,180 78,226 M128,66 V232 M160,70 C176,120 182,180 178,226', 6, tone(colour, -0.16)) +
          line('M30,212 Q54,228 80,214 Q104,236 128,220 Q152,236 176,214 Q202,228 226,212', 13, GOLD),
      },
    ) +
    volume('M70,46 Q128,22 186,46 L178,82 Q128,62 78,82Z', GOLD, { relief: [9, 5, 6], topColour: PALE_GOLD }) +
    gemPip(14, '#36d6ff')(128, 58) +
    star(104, 138, 18) +
    star(152, 160, 14) +
    star(112, 186, 12)
  )
}

const ARMS = 'M-18,124 C-40,114 -66,92 -74,56 Q-66,40 -50,50 C-40,80 -22,98 0,106Z'
const LEGS = 'M-20,172 L-30,224 Q-16,240 -2,228 L0,178Z'

const pose = (): string =>
  halo(128, 120, 124, DAWN, 0.5) +
  [-58, -29, 0, 29, 58]
    .map((degrees) => `<g transform="rotate(${degrees} 128 150)">${fill('M112,74 L128,16 L144,74Z', PALE_GOLD)}</g>`)
    .join('') +
  mirrored(128, () => volume(ARMS, VELVET, { relief: [9, 5, 5] }) + volume(LEGS, '#5a2a9a', { relief: [9, 5, 5] })) +
  volume('M98,108 Q128,92 158,108 L152,180 Q128,192 104,180Z', VELVET, {
    relief: [10, 7, 8],
    topColour: '#b65cff',
    inside: line('M100,154 H156', 10, GOLD),
  }) +
  volume(ellipse(128, 78, 32), PALE_GOLD, { relief: [10, 6, 7] }) +
  fill(`${ellipse(117, 78, 5, 8)}${ellipse(139, 78, 5, 8)}`, INK) +
  line('M116,94 Q128,104 140,94', 5)

const word = (): string =>
  halo(128, 128, 124, DAWN, 0.45) +
  volume(
    'M128,24 L152,56 L190,40 L188,82 L230,92 L204,126 L232,160 L188,168 L190,210 L152,196 L128,230 L104,196 L66,210 L68,168 L24,160 L52,126 L26,92 L68,82 L66,40 L104,56Z',
    DAWN,
    {
      relief: [10, 8, 8],
      topColour: '#ffb199',
    },
  ) +
  volume('M20,100 H236 L220,128 L236,156 H20 L36,128Z', GOLD, { relief: [9, 6, 7], topColour: PALE_GOLD }) +
  volume('M118,50 H140 L134,148 H124Z', '#ffffff', { relief: [8, 4, 4] }) +
  volume(ellipse(129, 180, 13), '#ffffff', { relief: [8, 3, 3] }) +
  star(66, 128, 18, '#ffffff') +
  star(192, 128, 18, '#ffffff')

/** On a pole, so that it differs from everything else in the showcase. */
const banner = (): string =>
  halo(128, 128, 124, PALE_GOLD, 0.4) +
  volume('M38,20 Q48,12 58,20 V246 H38Z', '#b0603a', { relief: [8, 4, 4], topColour: '#d98a5a' }) +
  volume(ellipse(48, 20, 16), GOLD, { relief: [8, 4, 4], topColour: PALE_GOLD }) +
  volume('M58,40 Q128,20 226,44 V206 L182,182 L142,212 L100,184 L58,204Z', VELVET, {
    relief: [10, 8, 9],
    topColour: '#b65cff',
    inside: line('M58,56 Q128,36 226,60 M58,190 L100,170 L142,196 L182,168 L226,190', 10, GOLD),
  }) +
  volume('M96,112 L106,84 L124,102 L142,76 L160,102 L178,84 L188,112 L182,140 H102Z', GOLD, {
    relief: [8, 5, 6],
    topColour: PALE_GOLD,
  }) +
  gemPip(11, '#36d6ff')(142, 122)

const PIECES: Readonly<Record<PathPieceIcon, () => string>> = {
  'path-pose': pose,
  'path-word': word,
  'path-banner': banner,
}

export const drawPathPiece = (name: PathPieceIcon): string => PIECES[name]()
