import { ellipse, fill, glow, line, volume } from '../../kit/svg.ts'
import { tone } from '../../kit/tone.ts'
import { critterBlush, critterEye } from './critter.ts'

const SCALE = '#ff4470'
const BELLY = '#ffd0a8'
const FLAME = '#6ffff0'

const wing = (side: 1 | -1): string =>
  `<g transform="translate(-4,4) scale(${side},1)">${volume(
    'M20,10 C34,-34 66,-72 104,-84 C98,-68 102,-56 112,-46 C98,-42 94,-30 100,-12 C86,-18 76,-10 74,4 C60,-4 46,4 38,20Z',
    '#c31d57',
    {
      relief: [5, 4, 5],
      inside:
        fill('M30,8 C44,-28 70,-60 100,-78 L94,-40Z', '#ff7a9a', 'opacity=".7"') +
        line('M24,8 Q54,-50 100,-80 M26,10 L106,-46 M30,12 L96,-14', 5, '#8a1048'),
    },
  )}</g>`

const horn = (side: 1 | -1): string =>
  `<g transform="translate(14,0) scale(${side},1)">${volume('M14,-56 C22,-66 26,-78 44,-88 C50,-70 46,-54 36,-44Z', '#ffd257', { relief: [5, 2, 3], inside: line('M24,-60 q8,2 14,8 M30,-72 q7,2 12,8', 3, '#d98d1c') })}</g>`

export const drawDragonling = (): string =>
  glow(ellipse(0, 0, 58), '#ff3d6e', 10, 0.5) +
  wing(1) +
  wing(-1) +
  volume('M-16,44 C-44,64 -84,56 -86,24 C-88,8 -76,-2 -64,2 C-72,12 -70,26 -58,30 C-44,34 -28,26 -14,14Z', SCALE, {
    relief: [6, 4, 5],
  }) +
  volume('M-60,6 C-78,2 -92,-10 -94,-30 C-80,-30 -60,-22 -54,-4Z', FLAME, { relief: [5, 3, 3], topColour: '#d6fffb' }) +
  volume('M-18,6 C-34,34 -26,64 6,66 C38,66 46,36 36,8Z', SCALE, {
    relief: [6, 6, 6],
    inside:
      fill('M0,14 C-10,40 -4,66 14,66 C34,64 36,36 28,14Z', BELLY) +
      line('M-4,30 H40 M-6,42 H40 M-4,54 H36', 3.5, tone(BELLY, -0.14)),
  }) +
  volume(
    'M-14,64 C-22,52 0,48 2,62 C2,72 -12,74 -14,64Z M14,64 C10,52 32,50 32,62 C32,72 16,74 14,64Z',
    tone(SCALE, -0.05),
    { relief: [5, 2, 2] },
  ) +
  horn(1) +
  horn(-1) +
  volume('M2,-50 C-6,-72 8,-82 8,-104 C24,-94 24,-84 26,-80 C30,-84 31,-90 31,-94 C44,-80 40,-62 30,-48Z', FLAME, {
    relief: [5, 3, 4],
    topColour: '#d6fffb',
    inside: fill('M12,-48 C6,-62 16,-68 17,-80 C26,-72 26,-60 24,-48Z', '#fff'),
  }) +
  volume(
    'M14,-60 C42,-60 58,-42 58,-20 C70,-14 74,-2 66,8 C54,24 34,26 16,26 C-12,26 -32,10 -32,-16 C-32,-42 -14,-60 14,-60Z',
    SCALE,
    {
      relief: [6, 7, 7],
      topColour: tone(SCALE, 0.1),
      inside:
        fill('M0,14 C4,-4 40,-8 62,-6 L90,30 H0Z', BELLY) +
        fill(ellipse(-16, -38, 5) + ellipse(-24, -26, 4), tone(SCALE, -0.12)),
      gloss: '<ellipse cx="-8" cy="-44" rx="11" ry="6" fill="#fff" opacity=".6" transform="rotate(-32 -8 -44)"/>',
    },
  ) +
  critterEye(2, -18, '#2fd0c4', 1.12) +
  critterEye(40, -18, '#2fd0c4', 1.06) +
  critterBlush(-16, 2) +
  line('M42,2 v3 M56,2 v3', 4.5, '#8a1048') +
  line('M20,12 Q38,22 58,10', 4.5) +
  fill('M28,15 l5,9 l5,-7Z M46,16 l5,7 l4,-10Z', '#fff')
