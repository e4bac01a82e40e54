import { jewel } from '../kit/ornaments.ts'
import { ellipse, halo, line, mirrored, starPath, volume } from '../kit/svg.ts'
import { tone } from '../kit/tone.ts'

const GOLD = '#ffcf3f'

/** `degrees` counts from the bottom of the wreath. */
const leaf = (degrees: number, isInner: boolean): string =>
  `<g transform="translate(0,126) rotate(${-degrees}) translate(0,${isInner ? 92 : 96}) rotate(${
    isInner ? -128 : -52
  }) scale(${isInner ? 0.62 : 0.8})">${volume(
    'M0,-8 C22,-2 24,30 0,54 C-24,30 -22,-2 0,-8Z',
    isInner ? tone(GOLD, -0.05) : GOLD,
    { relief: [8, 5, 3], topColour: '#ffe891', inside: line('M0,0 V38', 4, tone(GOLD, -0.2)) },
  )}</g>`

const branch = (): string =>
  line('M6,222 C64,218 98,176 96,126 C95,92 82,64 62,44', 14) +
  line('M6,222 C64,218 98,176 96,126 C95,92 82,64 62,44', 5, tone(GOLD, -0.18)) +
  [148, 126, 104, 82, 60, 38].map((degrees) => leaf(degrees + 8, true) + leaf(degrees, false)).join('')

/** Last season's laurel (R30). Its middle is empty: the page writes the place there. */
export const drawLaurel = (): string =>
  halo(128, 126, 126, '#ffb627', 0.4) +
  mirrored(128, branch) +
  mirrored(128, () => volume('M4,212 L56,236 L44,244 L46,258 L2,232Z', '#e0314f', { relief: [7, 3, 4] })) +
  jewel(128, 222, 21, '#ff4d6d', '#fff0a0')

export const drawLeagueCup = (): string =>
  halo(128, 112, 126, '#ffb627', 0.55) +
  mirrored(128, () => {
    const handle = 'M56,58 C96,40 116,60 108,92 C102,118 78,132 48,138'
    return line(handle, 36) + line(handle, 18, '#f2a51c') + line('M62,62 C90,52 104,66 98,90', 5, '#ffe891')
  }) +
  volume('M108,158 H148 L154,196 H102Z', '#f2a51c', { relief: [9, 5, 0] }) +
  volume(ellipse(128, 168, 27, 12), GOLD, { relief: [8, 4, 4] }) +
  volume('M58,30 H198 C204,106 178,162 128,162 C78,162 52,106 58,30Z', GOLD, {
    relief: [10, 9, 9],
    topColour: '#ffe78a',
    inside:
      line('M78,20 C76,86 88,122 110,150', 12, '#fff3c4', 'opacity=".8"') +
      line('M176,20 C178,80 170,118 150,146', 7, tone(GOLD, -0.12)),
  }) +
  volume('M50,18 Q128,4 206,18 Q214,20 212,30 L210,38 Q128,56 46,38 L44,30 Q42,20 50,18Z', GOLD, {
    relief: [9, 5, 5],
    topColour: '#fff0a8',
  }) +
  volume(starPath(128, 96, 40, 19, 5, -90, 0.18), '#fff6cf', { relief: [8, 4, 5] }) +
  volume('M84,194 H172 L178,212 H78Z', GOLD, { relief: [9, 5, 4] }) +
  volume(
    'M66,210 H190 Q200,210 201,220 L204,240 Q204,250 194,250 H62 Q52,250 52,240 L55,220 Q56,210 66,210Z',
    '#6a3fd6',
    { relief: [10, 7, 7], topColour: '#8d5cff', inside: line('M92,230 H164', 14, GOLD) },
  )
