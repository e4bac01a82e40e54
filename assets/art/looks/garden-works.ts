import { ellipse, fill, halo, line, mirrored, starPath, volume } from '../kit/svg.ts'
import { INK, tone } from '../kit/tone.ts'

const WOOD = '#b0703c'
const DARK_WOOD = '#7a4a2c'
const STONE = '#b9b2d0'
const GOLD = '#ffc93c'
const STEEL = '#c9d6ee'
const RED = '#ff5566'

/** Origin: the middle of the piece, at ground level. */
type Draw = () => string

const pole = (path: string, colour = WOOD, width = 8): string => line(path, width + 10) + line(path, width, colour)

const woodFence: Draw = () =>
  volume('M-56,-48 H56 V-36 H-56Z M-56,-24 H56 V-12 H-56Z', tone(WOOD, -0.04), { relief: [5, 2, 3] }) +
  [-42, -14, 14, 42]
    .map((x) =>
      volume(`M${x - 9},2 V-56 L${x},-68 L${x + 9},-56 V2Z`, '#d9955a', { relief: [6, 3, 3], topColour: '#f0bb84' }),
    )
    .join('')

const lanternPost: Draw = () =>
  halo(0, -84, 38, '#ffe07a', 0.9) +
  volume('M-18,0 L-12,-12 H12 L18,0Z', STONE, { relief: [6, 3, 3] }) +
  pole('M0,-12 V-62', '#5a4a8a') +
  volume('M-16,-62 L-22,-96 H22 L16,-62Z', '#ffd76a', {
    relief: [6, 2, 2],
    topColour: '#fff6c8',
    inside: line('M0,-96 V-62', 4, '#d98a1c'),
  }) +
  volume('M-28,-94 L0,-112 L28,-94Z', '#5a4a8a', { relief: [6, 3, 3] })

const gardenBench: Draw = () =>
  line('M-40,0 V-30 M40,0 V-30', 17) +
  line('M-40,0 V-30 M40,0 V-30', 7, '#5a4a8a') +
  [-70, -52]
    .map((y) => volume(`M-52,${y} h104 v12 h-104Z`, WOOD, { relief: [6, 3, 3], topColour: '#d9955a' }))
    .join('') +
  line('M-40,-74 V-30 M40,-74 V-30', 5, DARK_WOOD) +
  volume('M-56,-36 h112 l4,14 h-120Z', '#d9955a', { relief: [6, 3, 4], topColour: '#f0bb84' })

const archeryTarget: Draw = () =>
  pole('M-30,0 L-10,-60 M30,0 L10,-60') +
  volume(ellipse(0, -60, 42), '#fff3dc', { relief: [7, 5, 6] }) +
  fill(ellipse(0, -60, 33), '#36a5ff') +
  fill(ellipse(0, -60, 24), RED) +
  fill(ellipse(0, -60, 13), '#ffe071') +
  line('M4,-64 L44,-98', 11) +
  line('M4,-64 L44,-98', 4, '#f0bb84') +
  volume('M36,-100 L50,-110 L56,-100 L46,-90Z', '#3ddc84', { relief: [4, 2, 2] })

const waterWell: Draw = () =>
  pole('M-32,-36 V-84 M32,-36 V-84') +
  line('M-32,-66 H32', 12) +
  line('M-32,-66 H32', 5, '#d9955a') +
  line('M0,-66 V-48', 4) +
  volume('M-10,-52 H10 L7,-34 H-7Z', WOOD, { relief: [5, 2, 2] }) +
  volume('M-54,-78 L0,-110 L54,-78 L44,-70 H-44Z', RED, {
    relief: [6, 4, 4],
    inside: line('M-26,-94 V-66 M0,-110 V-66 M26,-94 V-66', 4, tone(RED, -0.16)),
  }) +
  volume('M-42,-38 Q0,-26 42,-38 L36,0 Q0,8 -36,0Z', STONE, {
    relief: [6, 5, 5],
    topColour: '#dcd6f0',
    inside: line('M-44,-20 Q0,-8 44,-20 M-20,-32 V-14 M14,-32 V-13 M-4,-12 V8 M26,-16 V4', 4, tone(STONE, -0.2)),
  })

const ropeSwing: Draw = () =>
  pole('M-48,0 L-34,-98 M48,0 L34,-98') +
  pole('M-46,-100 H46', '#d9955a', 10) +
  line('M-17,-98 L-21,-30 M17,-98 L21,-30', 8) +
  line('M-17,-98 L-21,-30 M17,-98 L21,-30', 3, '#f0d9a8') +
  volume('M-30,-34 H30 V-22 H-30Z', RED, { relief: [6, 2, 3] })

const trainingDummy: Draw = () =>
  pole('M0,0 V-30') +
  pole('M-44,-56 L44,-60', '#d9955a', 9) +
  volume('M-24,-22 C-32,-46 -24,-66 0,-66 C24,-66 32,-46 24,-22 Q0,-14 -24,-22Z', '#e2bd7a', {
    relief: [6, 5, 6],
    inside: line('M-30,-32 H30', 8, RED) + line('M-10,-52 l8,8 m0,-8 l-8,8', 4, DARK_WOOD),
  }) +
  volume(ellipse(0, -86, 23), '#f2d59a', {
    relief: [6, 4, 5],
    inside: line('M-13,-88 l7,7 m0,-7 l-7,7 M6,-88 l7,7 m0,-7 l-7,7 M-7,-72 h14', 4, INK),
  }) +
  volume('M-30,-96 C-20,-120 20,-120 30,-96 Q0,-104 -30,-96Z', RED, { relief: [5, 2, 2] })

const weaponRack: Draw = () =>
  pole('M-50,0 V-64 M50,0 V-64') +
  pole('M-50,-54 H50', '#d9955a') +
  pole('M-50,-18 H50', '#d9955a') +
  volume('M-38,-12 V-94 L-29,-108 L-20,-94 V-12Z', STEEL, {
    relief: [6, 3, 3],
    topColour: '#f2f6ff',
    inside: line('M-29,-94 V-30', 4, tone(STEEL, -0.14)),
  }) +
  volume('M-46,-34 H-12 V-25 H-46Z', GOLD, { relief: [5, 2, 2] }) +
  pole('M2,0 V-84', '#d9955a', 6) +
  volume('M2,-116 L15,-94 L2,-78 L-11,-94Z', '#ff8a5c', { relief: [6, 3, 3], topColour: '#ffb48a' }) +
  pole('M34,0 V-92', DARK_WOOD, 6) +
  volume('M30,-98 C18,-98 14,-86 14,-74 L28,-78 H38 L52,-72 C56,-88 52,-98 38,-98Z', STEEL, {
    relief: [6, 3, 4],
    topColour: '#f2f6ff',
  })

const hammock: Draw = () =>
  pole('M-54,0 L-46,-84 M54,0 L46,-84') +
  line('M-46,-76 L-30,-48 M46,-76 L30,-48', 7) +
  line('M-46,-76 L-30,-48 M46,-76 L30,-48', 3, '#f0d9a8') +
  volume('M-40,-56 Q0,-18 40,-56 Q38,-18 0,-12 Q-38,-18 -40,-56Z', '#ff8a5c', {
    relief: [6, 4, 5],
    topColour: '#ffb48a',
    inside: line('M-22,-48 V-8 M0,-44 V-8 M22,-48 V-8', 7, '#fff3dc'),
  }) +
  volume('M-32,-58 q12,-10 22,2 l-4,10 q-12,0 -18,-12Z', '#8fd0ff', { relief: [5, 2, 3] })

const sunDial: Draw = () =>
  volume('M-26,0 L-16,-12 V-40 H16 V-12 L26,0Z', STONE, { relief: [6, 5, 4], topColour: '#dcd6f0' }) +
  volume(ellipse(0, -50, 46, 20), '#e6e0f6', {
    relief: [6, 3, 6],
    inside: line('M-34,-50 h8 M26,-50 h8 M0,-66 v5 M0,-40 v6 M-24,-62 l5,3 M24,-62 l-5,3', 4, '#7a6cb0'),
  }) +
  fill('M0,-50 L30,-44 L22,-38Z', INK, 'opacity=".3"') +
  volume('M-20,-48 L14,-94 L16,-48Z', GOLD, { relief: [6, 4, 2], topColour: '#ffe891' })

const windChime: Draw = () =>
  pole('M-34,0 V-104', DARK_WOOD) +
  pole('M-34,-100 H26', DARK_WOOD) +
  line('M16,-96 V-84', 5) +
  volume(ellipse(16, -80, 26, 8), '#d9955a', { relief: [5, 2, 3] }) +
  [
    [-4, 30, '#36d6ff'],
    [8, 44, '#b98cff'],
    [22, 38, '#ff7fb0'],
    [35, 26, '#ffd23e'],
  ]
    .map(([x, length, colour]) => line(`M${x},-72 v${length}`, 12) + line(`M${x},-72 v${length}`, 5, String(colour)))
    .join('') +
  volume(starPath(15, -18, 13, 6.5), GOLD, { relief: [4, 2, 2] })

const marketStall: Draw = () =>
  pole('M-46,0 V-72 M46,0 V-72') +
  volume('M-52,-34 H52 L46,0 H-46Z', '#d9955a', {
    relief: [6, 4, 4],
    inside: line('M-18,-34 V0 M18,-34 V0', 4, DARK_WOOD),
  }) +
  [
    [-34, RED],
    [-18, '#ffb627'],
    [-2, '#8fdc5a'],
    [14, RED],
    [32, '#b98cff'],
  ]
    .map(([x, colour]) => volume(ellipse(Number(x), -40, 9), String(colour), { relief: [4, 2, 3] }))
    .join('') +
  volume(
    'M-46,-106 H46 L60,-72 q-3,14 -15,14 q-12,0 -15,-12 q-3,12 -15,12 q-12,0 -15,-12 q-3,12 -15,12 q-12,0 -15,-12 q-3,12 -15,12 q-12,0 -14,-14Z',
    '#fff3dc',
    {
      relief: [6, 3, 4],
      inside: fill('M-46,-106 h18 l-4,60 h-32 v-26Z M-9,-106 h18 l6,60 h-30Z M28,-106 h18 l18,34 v26 h-34Z', RED),
    },
  )

const telescope: Draw = () =>
  pole('M0,-46 L-30,0 M0,-46 L30,0 M0,-46 V-4') +
  `<g transform="translate(0,-58) rotate(-32)">${
    volume('M-48,-8 H-20 V8 H-48Z', '#5a4a8a', { relief: [6, 2, 3] }) +
    volume('M-24,-12 H14 V12 H-24Z', GOLD, { relief: [6, 3, 5], topColour: '#ffe891' }) +
    volume('M12,-16 H50 V16 H12Z', '#7c4dff', { relief: [6, 3, 6], topColour: '#b39aff' }) +
    volume(ellipse(50, 0, 7, 17), '#bfeeff', { relief: [5, 2, 3] })
  }</g>` +
  volume(starPath(44, -104, 8, 3.5, 4), '#fff6b0', { relief: [0, 0, 0] })

const flagPole: Draw = () =>
  volume('M-32,0 Q-30,-12 -16,-12 H8 Q18,-12 20,0Z', STONE, { relief: [6, 3, 3] }) +
  pole('M-12,-10 V-104', '#e6e0f6', 7) +
  volume('M-6,-100 C14,-112 28,-88 54,-100 V-56 C28,-44 14,-68 -6,-56Z', '#7c4dff', {
    relief: [6, 4, 5],
    topColour: '#a98bff',
    inside: fill(starPath(22, -78, 15, 7), GOLD),
  }) +
  volume(ellipse(-12, -106, 8), GOLD, { relief: [4, 2, 2] })

const littleShrine: Draw = () =>
  halo(0, -44, 54, '#8fffd0', 0.7) +
  volume('M-48,2 L-42,-12 H42 L48,2Z', STONE, { relief: [6, 3, 3] }) +
  mirrored(0, () => volume('M22,-10 V-66 H36 V-10Z', '#f4ead2', { relief: [6, 3, 2] })) +
  volume('M-56,-66 Q-30,-72 0,-100 Q30,-72 56,-66 L48,-56 H-48Z', '#2fae9a', {
    relief: [6, 4, 5],
    topColour: '#6fe0c0',
  }) +
  volume(ellipse(0, -104, 8), GOLD, { relief: [5, 2, 2] }) +
  volume('M0,-50 L14,-32 L0,-12 L-14,-32Z', '#3ddc84', {
    relief: [5, 3, 4],
    inside: fill('M0,-50 L-14,-32 L0,-28Z', '#ffffff', 'opacity=".6"'),
  })

export const GARDEN_WORKS = {
  'wood-fence': woodFence,
  'lantern-post': lanternPost,
  'garden-bench': gardenBench,
  'archery-target': archeryTarget,
  'water-well': waterWell,
  'rope-swing': ropeSwing,
  'training-dummy': trainingDummy,
  'weapon-rack': weaponRack,
  hammock,
  'sun-dial': sunDial,
  'wind-chime': windChime,
  'market-stall': marketStall,
  telescope,
  'flag-pole': flagPole,
  'little-shrine': littleShrine,
} as const satisfies Readonly<Record<string, Draw>>
