import { ellipse, fill, line, mirrored, volume } from '../../kit/svg.ts'
import { tone } from '../../kit/tone.ts'
import { critterBlush, critterEye, critterSmile } from './critter.ts'

export const drawBat = (): string => {
  const fur = '#b79a7a'
  const wing = (): string =>
    volume(
      'M26,4 C40,-22 62,-30 82,-22 C76,-16 76,-8 78,0 C70,-4 64,0 62,8 C54,2 46,6 42,14 C36,10 30,12 26,16Z',
      tone(fur, -0.1),
      { relief: [5, 3, 4], inside: line('M26,8 Q50,-14 78,-20 M28,8 L62,4', 3.5, tone(fur, -0.2)) },
    )
  const ear = (): string =>
    volume('M8,-26 C8,-52 26,-66 42,-64 C48,-46 44,-28 32,-14Z', fur, {
      relief: [5, 2, 3],
      inside: fill('M16,-26 C18,-44 28,-52 37,-52 C40,-40 36,-30 29,-22Z', '#ff9aa5'),
    })
  return (
    mirrored(0, wing) +
    mirrored(0, ear) +
    volume(ellipse(0, 4, 39, 37), fur, {
      relief: [6, 6, 7],
      topColour: tone(fur, 0.1),
      inside: fill(ellipse(3, 32, 24, 20), tone(fur, 0.17)),
    }) +
    critterEye(-12, 0, '#6b4a2a', 0.92) +
    critterEye(18, 0, '#6b4a2a', 0.92) +
    critterBlush(-25, 15) +
    critterBlush(31, 15) +
    critterSmile(3, 16, 11) +
    fill('M0,20 l3,7 l4,-7Z', '#fff')
  )
}
