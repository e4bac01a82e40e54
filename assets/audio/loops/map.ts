import { chords, cyclic, melody } from '../instruments/notation.ts'
import { createSong, type Loop } from '../instruments/song.ts'

const HARMONY = chords('Fadd9 G Am7 Cmaj7 | Fadd9 G Em7 Am7 | Dm7 Em7 Fmaj7 G')
const TUNE = melody(`
  C5:2 G5:2 | B5:1.5 A5:.5 G5:2 | E5:1 G5:1 A5:2 | G5:1 E5:1 D5:2 |
  C5:2 G5:2 | B5:1.5 C6:.5 D6:2 | B5:1 G5:1 E5:2 | C6:3 -:1 |
  A5:1.5 G5:.5 F5:2 | G5:1.5 F5:.5 E5:2 | F5:1 A5:1 C6:2 | B5:2 D6:2
`)
const RIPPLE = [0, 1, 2, 1, 3, 2, 1, 2] as const

export const renderMap = (): Loop => {
  const song = createSong({ beatsPerMinute: 92, bars: 12, seed: 31 })
  const { band, play, sing, seconds } = song
  for (let bar = 0; bar < song.bars; bar += 1) {
    const { root, tones } = cyclic(HARMONY, bar)
    const beat = bar * 4
    play(band.bass(root, seconds(2.6)), beat, 0.24)
    play(band.bass(root + 7, seconds(0.9)), beat + 3, 0.16)
    for (const [index, tone] of tones.entries()) {
      play(band.pad(tone, seconds(4)), beat, 0.09, index % 2 === 1 ? 0.7 : -0.7)
      play(band.choir(tone, seconds(3.6)), beat, 0.035, index % 2 === 1 ? -0.5 : 0.5)
    }
    for (const [step, order] of RIPPLE.entries()) {
      play(
        band.harp(cyclic(tones, order) + 12, 1.1),
        beat + step / 2,
        step === 0 ? 0.26 : 0.19,
        Math.sin(bar + step) * 0.6,
      )
    }
    if (bar % 2 === 0) play(band.taiko(), beat, 0.2)
    play(band.tom(120), beat + 2.5, 0.1, 0.25)
    for (const at of [0.5, 1.5, 2.5, 3.5]) play(band.shaker(), beat + at, 0.05, -0.35)
    if (bar % 4 === 3) play(band.bells(cyclic(tones, 2) + 24, 1.4), beat + 2, 0.08, 0.4)
  }
  sing(band.flute, TUNE, 0, 0.3, 0.05)
  sing(
    band.horn,
    TUNE.slice(0, 12).map((note) => ({ ...note, midi: note.midi === null ? null : note.midi - 24 })),
    0,
    0.1,
    -0.3,
  )
  return song.finish({ wet: 0.26, room: 1.5, level: 0.085 })
}
