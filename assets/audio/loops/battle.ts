import { chords, cyclic, melody } from '../instruments/notation.ts'
import { createSong, type Loop } from '../instruments/song.ts'

const HARMONY = chords('Am Am F G | Am F Dm E')
const TUNE = melody(`
  A4:.75 C5:.75 E5:.5 D5:1 C5:1 | A4:.75 C5:.75 G5:.5 E5:1 D5:1 | F5:.75 E5:.75 D5:.5 C5:1 A4:1 | B4:.75 D5:.75 G5:.5 F#5:.5 G5:.5 B5:1 |
  A5:1.5 E5:.5 A5:1 G5:1 | F5:1.5 E5:.5 D5:1 C5:1 | D5:.75 F5:.75 A5:.5 G5:1 F5:1 | E5:1 G#5:1 B5:2
`)
const RUN = [0, 1, 2, 1] as const
const KICKS = [0, 1.5, 2] as const

export const renderBattle = (): Loop => {
  const song = createSong({ beatsPerMinute: 144, bars: 16, seed: 99 })
  const { band, play, sing, seconds } = song
  for (let bar = 0; bar < song.bars; bar += 1) {
    const { root, tones } = cyclic(HARMONY, bar)
    const beat = bar * 4
    const isTurn = bar % 4 === 3
    for (let step = 0; step < 8; step += 1) {
      const up = step === 7 ? 7 : step === 3 ? 12 : 0
      play(band.bass(root + up, seconds(0.42)), beat + step / 2, 0.25)
      if (step === 7) play(band.openHat(), beat + 3.5, 0.13, 0.25)
      else play(band.hat(), beat + step / 2, step % 2 === 1 ? 0.15 : 0.09, 0.25)
    }
    for (let step = 0; step < 16; step += 1) {
      const tone = cyclic(tones, cyclic(RUN, step)) + 12
      play(
        band.strings(tone, seconds(0.22)),
        beat + step / 4,
        step % 4 === 0 ? 0.19 : 0.11,
        step % 2 === 1 ? 0.5 : -0.5,
      )
    }
    for (const at of KICKS) play(band.kick(), beat + at, at === 1.5 ? 0.26 : 0.34)
    if (bar % 2 === 1) play(band.kick(), beat + 3.5, 0.26)
    play(band.snare(), beat + 1, 0.38)
    play(band.snare(), beat + 3, 0.38)
    if (isTurn)
      for (const index of [0, 1, 2, 3]) play(band.tom(220 - index * 34), beat + 3 + index / 4, 0.36, -0.6 + index * 0.4)
    if (bar % 8 === 0) play(band.crash(), beat, 0.12, -0.3)
    for (const [index, tone] of tones.entries())
      play(band.pad(tone, seconds(4) - 0.05), beat, 0.06, index % 2 === 1 ? 0.5 : -0.5)
  }
  sing(band.lead, TUNE, 0, 0.19, 0.08, 0.86)
  sing(band.lead, TUNE, 32, 0.17, 0.08, 0.86)
  sing(
    band.horn,
    TUNE.map((note) => ({ ...note, midi: note.midi === null ? null : note.midi - 12 })),
    32,
    0.16,
    -0.35,
    0.86,
  )
  return song.finish({ wet: 0.1, room: 0.9, level: 0.09 })
}
