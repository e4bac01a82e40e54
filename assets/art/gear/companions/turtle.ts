import { ellipse, fill, line, volume } from '../../kit/svg.ts'
import { tone } from '../../kit/tone.ts'
import { critterBlush, critterEye, critterSmile } from './critter.ts'

export const drawTurtle = (): string => {
  const skin = '#8be38f'
  const shell = '#34a35c'
  const flipper = { relief: [5, 3, 4] } as const
  return (
    volume('M-50,12 C-66,22 -80,40 -80,52 C-64,54 -46,44 -34,28Z', tone(skin, -0.05), flipper) +
    volume('M6,24 C10,46 26,66 46,68 C50,50 42,30 26,14Z', tone(skin, -0.05), flipper) +
    volume('M-58,8 C-74,8 -84,2 -88,-6 C-78,-10 -66,-8 -54,-4Z', skin, { relief: [5, 2, 3] }) +
    volume('M58,-44 C82,-46 98,-28 96,-4 C94,18 76,28 56,24 C40,20 30,8 32,-12 C34,-30 46,-42 58,-44Z', skin, {
      relief: [6, 5, 6],
      topColour: tone(skin, 0.08),
      inside: fill(ellipse(58, -37, 7, 4) + ellipse(74, -38, 4, 3), tone(skin, -0.12)),
    }) +
    critterEye(58, -10, '#2f7d4a', 0.86) +
    critterEye(80, -10, '#2f7d4a', 0.8) +
    critterBlush(50, 7) +
    critterBlush(86, 6) +
    critterSmile(69, 6, 11) +
    volume('M-58,12 C-60,-34 -30,-58 -6,-58 C22,-58 40,-34 38,2 Q-8,26 -58,12Z', shell, {
      relief: [6, 7, 7],
      topColour: tone(shell, 0.12),
      inside:
        fill('M-22,-50 L4,-50 L16,-28 L2,-8 L-24,-8 L-36,-28Z', tone(shell, 0.09)) +
        line(
          'M-22,-50 L4,-50 L16,-28 L2,-8 L-24,-8 L-36,-28Z M16,-28 L44,-30 M2,-8 L10,22 M-24,-8 L-32,22 M-36,-28 L-64,-24 M-22,-50 L-28,-66 M4,-50 L10,-66',
          5,
          tone(shell, -0.16),
        ),
      gloss: '<ellipse cx="-34" cy="-36" rx="11" ry="5" fill="#fff" opacity=".55" transform="rotate(-44 -34 -36)"/>',
    }) +
    volume('M-64,6 Q-10,26 42,-2 Q50,8 42,16 Q-8,42 -60,24 Q-70,16 -64,6Z', '#d8eb9a', { relief: [5, 3, 4] })
  )
}
