import { ellipse, fill, glow, line, mirrored, volume } from '../../kit/svg.ts'
import { tone } from '../../kit/tone.ts'
import { critterBlush, critterEye } from '../companions/critter.ts'
import { asCompanion } from './fit.ts'
import { pumpkin } from './motifs.ts'

const sprout = (x: number, y: number): string =>
  `<g transform="translate(${x},${y})">${line('M0,4 V-12', 9, '#1d1038')}${line('M0,4 V-12', 3.5, '#4fae3a')}${volume('M0,-10 C4,-28 22,-34 34,-30 C32,-16 18,-6 0,-10Z', '#7ddc4c', { relief: [4.5, 2, 3] })}${volume('M0,-10 C-4,-24 -16,-28 -26,-24 C-24,-12 -12,-6 0,-10Z', '#5cc03c', { relief: [4.5, 2, 3] })}</g>`

const beak = (x: number, y: number, r: number, colour = '#ffb02e'): string =>
  volume(
    `M${x - r},${y - r * 0.4} Q${x},${y - r} ${x + r},${y - r * 0.4} Q${x + r * 0.5},${y + r * 0.7} ${x},${y + r} Q${x - r * 0.5},${y + r * 0.7} ${x - r},${y - r * 0.4}Z`,
    colour,
    { relief: [4, 2, 2] },
  )

const feet = (colour = '#ffb02e'): string =>
  mirrored(0, () =>
    volume('M4,50 C6,62 2,68 8,70 C16,72 28,72 32,66 C30,58 24,54 22,48Z', colour, { relief: [5, 2, 2] }),
  )

const penguin = (): string => {
  const coat = '#3d5a9e'
  return (
    feet() +
    mirrored(0, () =>
      volume('M36,-14 C56,-6 70,14 72,36 C58,36 44,28 36,16Z', tone(coat, -0.05), { relief: [5, 3, 4] }),
    ) +
    volume('M0,-60 C34,-60 46,-34 48,-2 C52,36 34,58 0,58 C-34,58 -52,36 -48,-2 C-46,-34 -34,-60 0,-60Z', coat, {
      relief: [6, 7, 8],
      topColour: tone(coat, 0.1),
      inside: fill(`${ellipse(-14, -16, 21, 23)} ${ellipse(20, -16, 21, 23)} ${ellipse(3, 30, 33, 36)}`, '#fff8ec'),
      gloss: '<ellipse cx="-24" cy="-44" rx="10" ry="5" fill="#fff" opacity=".6" transform="rotate(-36 -24 -44)"/>',
    }) +
    critterEye(-12, -14, '#5b3a1a', 0.9) +
    critterEye(19, -14, '#5b3a1a', 0.9) +
    critterBlush(-27, 0) +
    critterBlush(33, 0) +
    beak(4, 2, 11) +
    volume('M-46,12 C-24,26 26,26 48,10 L50,24 C26,40 -24,40 -46,26Z', '#e8334f', {
      relief: [5, 3, 4],
      inside: line('M-20,20 v16 M6,22 v18 M30,18 v16', 4, '#ff8a9a'),
    }) +
    volume('M-30,28 L-14,34 L-18,58 L-34,52Z', '#e8334f', { relief: [5, 2, 3] }) +
    sprout(2, -58)
  )
}

const branch = (): string =>
  volume('M-66,58 C-40,50 30,52 58,58 L76,50 L74,66 C40,76 -30,76 -62,72Z', '#7a4f2c', { relief: [5, 2, 4] }) +
  volume('M56,58 C60,40 76,34 90,36 C90,50 78,60 56,58Z', '#7ddc4c', { relief: [4.5, 2, 3] }) +
  volume('M-58,60 C-66,46 -82,44 -92,50 C-88,64 -74,70 -58,60Z', '#5cc03c', { relief: [4.5, 2, 3] })

const owl = (): string => {
  const coat = '#9a6b42'
  const wing = (): string =>
    volume('M38,-18 C60,-18 70,8 62,38 C58,50 46,52 38,44Z', tone(coat, -0.08), {
      relief: [5, 3, 4],
      inside: line('M46,2 q8,4 14,0 M44,16 q9,5 18,0 M44,30 q7,4 14,0', 4, tone(coat, -0.2)),
    })
  return (
    branch() +
    feet() +
    mirrored(0, wing) +
    volume('M0,-58 C36,-58 50,-34 50,0 C50,38 32,58 0,58 C-32,58 -50,38 -50,0 C-50,-34 -36,-58 0,-58Z', coat, {
      relief: [6, 7, 8],
      topColour: tone(coat, 0.1),
      inside:
        fill(ellipse(2, 40, 34, 28), '#f1d9b0') +
        line('M-14,34 l6,6 l6,-6 M6,34 l6,6 l6,-6 M-4,46 l6,6 l6,-6', 4, coat),
    }) +
    volume('M2,12 C-22,14 -44,-2 -42,-26 C-40,-46 -14,-50 2,-32 C18,-50 46,-46 48,-26 C50,-2 28,14 2,12Z', '#fff3dc', {
      relief: [5, 4, 5],
      inside: line('M2,-30 V0', 4, '#e2c59a'),
    }) +
    critterEye(-17, -16, '#3a2a1a', 1.05) +
    critterEye(23, -16, '#3a2a1a', 1.05) +
    beak(3, 2, 10) +
    critterBlush(-32, 0) +
    critterBlush(38, 0) +
    sprout(2, -54)
  )
}

const parrot = (): string => {
  const red = '#f0413f'
  const wing = (): string =>
    volume(
      'M32,-10 C56,-34 82,-38 100,-28 C94,-22 96,-14 100,-8 C90,-4 88,4 90,12 C78,10 72,14 70,22 C56,16 44,20 34,22Z',
      red,
      {
        relief: [5, 3, 4],
        inside:
          fill('M58,-50 L120,-50 V40 L70,40 Q72,-10 58,-30Z', '#ffd23e') +
          fill('M80,-50 H130 V40 H84 Q92,-6 80,-30Z', '#36a5ff'),
      },
    )
  return (
    volume('M-14,40 L-34,92 C-22,92 -16,86 -12,80 L-6,98 C4,92 8,84 8,76 L24,86 C26,70 22,54 14,40Z', '#36a5ff', {
      relief: [5, 3, 4],
      inside: fill('M-6,40 L-6,98 L8,90 L6,40Z', red),
    }) +
    mirrored(0, wing) +
    volume(
      'M-10,-54 C-24,-74 -16,-90 -6,-96 C-4,-84 2,-80 6,-92 C16,-84 18,-74 16,-70 C22,-74 26,-78 28,-84 C36,-72 30,-58 20,-50Z',
      '#ffd23e',
      { relief: [5, 3, 3] },
    ) +
    volume('M0,-60 C34,-60 46,-34 46,-2 C46,34 28,56 0,56 C-28,56 -46,34 -46,-2 C-46,-34 -34,-60 0,-60Z', red, {
      relief: [6, 7, 8],
      topColour: tone(red, 0.1),
      inside:
        fill(ellipse(2, 40, 26, 26), '#ffb02e') +
        fill(
          'M-52,-20 C-40,-42 -8,-36 -4,-12 C-4,4 -24,12 -46,6Z M56,-20 C46,-42 20,-36 16,-12 C16,4 34,12 52,6Z',
          '#fff8ec',
        ),
      gloss: '<ellipse cx="-22" cy="-46" rx="9" ry="4.5" fill="#fff" opacity=".6" transform="rotate(-36 -22 -46)"/>',
    }) +
    critterEye(-17, -12, '#2f7d4a', 0.92) +
    critterEye(29, -12, '#2f7d4a', 0.92) +
    volume('M-8,-8 C-4,-24 18,-24 22,-8 C24,8 16,16 8,26 C4,14 -10,10 -8,-8Z', '#3d3358', {
      relief: [4.5, 3, 3],
      topColour: '#6a5d94',
      gloss: '<ellipse cx="1" cy="-11" rx="4" ry="2.4" fill="#fff" opacity=".7"/>',
    }) +
    sprout(-30, -44)
  )
}

const hawk = (): string => {
  const coat = '#8a5a34'
  const wing = (): string =>
    volume(
      'M28,0 C40,-36 70,-66 108,-80 C106,-68 108,-62 114,-58 C104,-52 102,-44 106,-36 C94,-34 92,-26 94,-18 C82,-18 78,-10 78,0 C64,-4 48,6 38,18Z',
      coat,
      {
        relief: [5, 4, 5],
        inside:
          fill('M84,-90 H124 V-10 L90,-12 Q98,-50 84,-74Z', tone(coat, -0.13)) +
          line('M38,2 Q70,-40 106,-58 M40,8 Q70,-22 98,-34 M42,12 Q60,-4 84,-14', 4, '#f1d9b0'),
      },
    )
  return (
    volume('M-22,40 L-34,78 L-14,70 L2,84 L18,70 L38,78 L26,40Z', coat, {
      relief: [5, 3, 4],
      inside: line('M-30,66 L2,72 L34,66', 6, '#f1d9b0'),
    }) +
    mirrored(0, wing) +
    volume('M0,-56 C32,-56 44,-32 44,-2 C44,32 28,54 0,54 C-28,54 -44,32 -44,-2 C-44,-32 -32,-56 0,-56Z', coat, {
      relief: [6, 7, 8],
      topColour: tone(coat, 0.1),
      inside:
        fill('M-60,6 C-20,-6 20,-6 60,6 V70 H-60Z', '#f6e6c6') +
        line('M-20,20 v9 M-4,26 v9 M12,24 v9 M26,18 v9 M4,42 v7 M-12,40 v7', 5, coat),
    }) +
    critterEye(-14, -12, '#ffb627', 0.98) +
    critterEye(22, -12, '#ffb627', 0.98) +
    volume('M-36,-40 L0,-26 L0,-16 L-32,-28Z M44,-40 L8,-26 L8,-16 L40,-28Z', tone(coat, -0.2), { relief: [3, 1, 2] }) +
    volume('M-9,-6 C-4,-16 14,-16 18,-4 C20,8 12,14 5,24 C6,12 -8,10 -9,-6Z', '#ffc93c', {
      relief: [4.5, 2, 3],
      inside: fill('M2,8 H30 V30 H0Z', '#4a3358'),
    }) +
    sprout(2, -52)
  )
}

const phoenix = (): string => {
  const red = '#ff5a1f'
  const wing = (): string =>
    volume(
      'M28,10 C34,-30 60,-70 96,-96 C94,-78 100,-70 112,-70 C104,-58 106,-48 116,-42 C104,-36 102,-26 108,-16 C94,-16 88,-8 90,4 C72,-2 54,6 40,22Z',
      red,
      {
        relief: [5, 4, 5],
        inside:
          fill('M30,12 C40,-24 62,-56 92,-80 L94,-54 L100,-38 L92,-16 L74,-2 L42,18Z', '#ffa02e') +
          fill('M32,12 C44,-16 62,-40 82,-54 L80,-30 L68,-10 L42,14Z', '#ffe066'),
      },
    )
  return (
    glow(ellipse(0, 0, 54), '#ff8a1f', 12, 0.55) +
    volume(
      'M-10,40 C-36,52 -50,76 -44,104 C-34,92 -26,88 -18,90 C-20,100 -14,108 -4,114 C-2,100 4,94 10,92 C14,100 22,102 32,98 C22,80 24,60 16,40Z',
      red,
      {
        relief: [5, 3, 4],
        inside:
          fill('M-6,40 C-26,56 -34,72 -34,92 L-14,80 L-4,100 L6,82 L18,90 C12,72 14,56 10,40Z', '#ffb02e') +
          fill('M-2,44 C-12,58 -16,68 -14,80 L0,88 L8,74 L6,44Z', '#ffe98a'),
      },
    ) +
    mirrored(0, wing) +
    volume(
      'M-10,-50 C-22,-70 -6,-80 -8,-100 C8,-92 10,-82 12,-76 C18,-82 18,-90 16,-98 C32,-86 32,-64 20,-48Z',
      '#ffb02e',
      { relief: [5, 3, 3], inside: fill('M-2,-48 C-8,-62 2,-68 2,-80 C12,-72 14,-60 12,-48Z', '#fff0a8') },
    ) +
    volume('M0,-58 C32,-58 44,-34 44,-4 C44,32 28,54 0,54 C-28,54 -44,32 -44,-4 C-44,-34 -32,-58 0,-58Z', '#ff4a2e', {
      relief: [6, 7, 8],
      topColour: '#ff8a3c',
      inside:
        fill('M2,6 C-24,6 -30,40 -22,60 H28 C36,40 28,6 2,6Z', '#ffd23e') +
        line('M-12,24 q7,8 14,0 q7,8 14,0 M-8,38 q6,7 12,0 q6,7 12,0', 4, '#ff9a1f'),
      gloss: '<ellipse cx="-22" cy="-42" rx="10" ry="5" fill="#fff" opacity=".65" transform="rotate(-36 -22 -42)"/>',
    }) +
    critterEye(-14, -14, '#b3123f', 1) +
    critterEye(22, -14, '#b3123f', 1) +
    critterBlush(-28, 2) +
    critterBlush(34, 2) +
    beak(4, 2, 11, '#ffe066') +
    `<g transform="translate(30,-50) rotate(24)">${sprout(0, 0)}</g>`
  )
}

const happyBird = (): string => {
  const wing = (): string =>
    volume(
      'M40,-4 C58,-30 82,-38 98,-30 C92,-22 92,-14 94,-8 C84,-10 80,-2 80,6 C70,2 62,8 60,16 C52,12 44,14 40,18Z',
      '#6a35b5',
      { relief: [5, 3, 4], inside: line('M44,2 Q70,-20 94,-28 M46,8 L80,-2', 4, '#432080') },
    )
  return (
    feet('#8be04a') +
    mirrored(0, wing) +
    pumpkin(52) +
    critterEye(-17, -8, '#432080', 1.08) +
    critterEye(21, -8, '#432080', 1.08) +
    critterBlush(-33, 10) +
    critterBlush(37, 10) +
    beak(3, 10, 13, '#ffe066') +
    volume(
      'M-30,-40 C-22,-68 -8,-92 24,-108 C34,-112 46,-106 52,-96 C42,-98 34,-94 34,-86 C36,-68 38,-54 40,-40Z',
      '#6a35b5',
      { relief: [5, 5, 4], inside: fill('M-40,-58 H60 V-42 H-40Z', '#8be04a') },
    ) +
    volume('M-58,-36 C-40,-50 46,-50 64,-36 C58,-22 -52,-22 -58,-36Z', '#6a35b5', {
      relief: [5, 3, 4],
      topColour: tone('#6a35b5', 0.1),
    })
  )
}

export const BIRDS = {
  'nft-seed-bird-penguin': asCompanion(penguin, 0.96, { scale: 1.22, y: 140 }),
  'nft-seed-bird-owl': asCompanion(owl, 0.96, { scale: 1.16, y: 138 }),
  'nft-seed-bird-parrot': asCompanion(parrot, 0.94, { scale: 1.08, y: 124 }),
  'nft-seed-bird-hawk': asCompanion(hawk, 0.98, { scale: 1.02, y: 132 }),
  'nft-seed-bird-phoenix': asCompanion(phoenix, 1, { scale: 0.98, y: 122 }),
  'halloween-happy-bird': asCompanion(happyBird, 0.94, { scale: 1.16, y: 150 }),
} as const
