import { chords, cyclic, melody } from '../instruments/notation.ts'
import { createSong, type Loop } from '../instruments/song.ts'

const HARMONY = chords('Am Bb Am Gm | F E Am E | Am Bb Am Gm | F Dm E E')
const THEME = melody(`
  A3:1.5 E4:.5 A4:2 | Bb4:1.5 A4:.5 F4:2 | E4:1.5 C4:.5 A3:2 | G3:1 Bb3:1 D4:2 |
  F4:1.5 E4:.5 C4:2 | B3:1 D4:1 G#4:2 | A4:1.5 B4:.5 C5:2 | B4:3 -:1
`)
const FIGURE = [0, 0, 1, 0, 2, 0, 1, 0] as const
const WAR_DRUMS = [0, 0.75, 1.5, 2, 3, 3.5] as const

export const renderBoss = (): Loop => {
  const song = createSong({ beatsPerMinute: 126, bars: 16, seed: 13 })
  const { band, play, sing, seconds } = song
  for (let bar = 0; bar < song.bars; bar += 1) {
    const { root, tones } = cyclic(HARMONY, bar)
    const beat = bar * 4
    for (let step = 0; step < 8; step += 1) {
      play(band.bass(root, seconds(0.36)), beat + step / 2, step === 0 ? 0.27 : 0.2)
      play(band.strings(cyclic(tones, cyclic(FIGURE, step)), seconds(0.4)), beat + step / 2, 0.17, -0.45)
      play(band.strings(cyclic(tones, cyclic(FIGURE, step + 2)) + 12, seconds(0.2)), beat + step / 2 + 0.25, 0.08, 0.5)
      if (step % 2 === 1) play(band.hat(), beat + step / 2, 0.1, 0.3)
    }
    for (const [index, at] of WAR_DRUMS.entries())
      play(band.taiko(), beat + at, index === 0 ? 0.3 : 0.17, index % 2 === 1 ? 0.4 : -0.4)
    play(band.clap(), beat + 2, 0.2)
    play(band.snare(), beat + 2, 0.3)
    for (const [index, tone] of tones.entries())
      play(band.choir(tone + 12, seconds(3.5)), beat, bar < 8 ? 0.05 : 0.08, index - 1)
    play(band.lowBrass(root + 12, seconds(1.6)), beat, 0.26, -0.2)
    play(band.lowBrass(root + 19, seconds(0.8)), beat + 2.5, 0.18, 0.2)
    if (bar % 8 === 0) play(band.crash(), beat, 0.13, 0.3)
    if (bar % 4 === 3)
      for (const index of [0, 1, 2, 3]) play(band.tom(170 - index * 24), beat + 3 + index / 4, 0.34, 0.6 - index * 0.4)
  }
  sing(band.horn, THEME, 0, 0.24, 0.1)
  sing(band.horn, THEME, 32, 0.22, 0.1)
  sing(
    band.lead,
    THEME.map((note) => ({ ...note, midi: note.midi === null ? null : note.midi + 12 })),
    32,
    0.12,
    -0.3,
  )
  return song.finish({ wet: 0.14, room: 1.2, level: 0.09 })
}
