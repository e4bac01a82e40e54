import { chords, cyclic, melody } from '../instruments/notation.ts'
import { createSong, type Loop } from '../instruments/song.ts'

const HARMONY = chords('C G Am F | C G F G | Am Em F C | Dm G C G')
const TUNE = melody(`
  G4:.75 C5:.75 E5:.5 G5:2 | F5:.75 E5:.75 D5:.5 B4:2 | C5:.75 E5:.75 A5:.5 G5:1 E5:1 | F5:1.5 A5:.5 C6:2 |
  E5:.75 G5:.75 C6:.5 B5:1 G5:1 | D5:.75 G5:.75 B5:.5 D6:2 | C6:1 A5:1 F5:1 A5:1 | G5:3 -:1
`)
const SECOND_TUNE = melody(`
  A4:1 C5:1 E5:2 | G5:1 E5:1 B4:2 | A4:1 C5:1 F5:1 A5:1 | G5:3 E5:1 | F5:1.5 E5:.5 D5:2 | B4:1 D5:1 G5:2 | E5:1 G5:1 C6:2 | D6:2 B5:2
`)

export const renderVictory = (): Loop => {
  const song = createSong({ beatsPerMinute: 126, bars: 16, seed: 5 })
  const { band, play, sing, seconds } = song
  for (let bar = 0; bar < song.bars; bar += 1) {
    const { root, tones } = cyclic(HARMONY, bar)
    const beat = bar * 4
    for (const [at, step] of [
      [0, 0],
      [1, 7],
      [2, 12],
      [3, 7],
    ] as const) {
      play(band.bass(root + step, seconds(0.7)), beat + at, 0.3)
      play(band.marimba(cyclic(tones, at + 1) + 12, 0.5), beat + at + 0.5, 0.22, 0.4)
    }
    for (let step = 0; step < 8; step += 1) {
      play(band.harp(cyclic(tones, step) + 12, 0.6), beat + step / 2, 0.2, step % 2 === 1 ? 0.5 : -0.5)
      play(band.shaker(), beat + step / 2, step % 2 === 1 ? 0.1 : 0.06, -0.3)
    }
    for (const [index, tone] of tones.entries())
      play(band.pad(tone, seconds(4) - 0.1), beat, 0.06, index % 2 === 1 ? 0.6 : -0.6)
    play(band.kick(), beat, 0.4)
    play(band.kick(), beat + 2, 0.34)
    play(band.clap(), beat + 1, 0.26)
    play(band.clap(), beat + 3, 0.26)
    if (bar % 4 === 3) for (const at of [3, 3.25, 3.5, 3.75]) play(band.snare(), beat + at, 0.12 + (at - 3) * 0.16, 0.1)
    if (bar % 8 === 0) play(band.crash(), beat, 0.12, 0.3)
  }
  sing(band.horn, TUNE, 0, 0.28, -0.1, 0.8)
  sing(
    band.bells,
    TUNE.map((note) => ({ ...note, midi: note.midi === null ? null : note.midi + 12 })),
    0,
    0.08,
    0.35,
  )
  sing(band.marimba, SECOND_TUNE, 32, 0.3, -0.15)
  sing(band.flute, SECOND_TUNE, 32, 0.2, 0.2)
  return song.finish({ wet: 0.2, room: 1.3, level: 0.09 })
}
