import { Howl } from 'howler'
import type { AddedSoundName } from '#assets/generated/additions.ts'
import { addedSoundParts, addedSoundsUrl } from '#assets/manifest/added-sounds.ts'
import { soundsWith } from '#assets/manifest/additions.ts'

export interface AddedSounds {
  playWith(name: string): void
  play(name: AddedSoundName): void
  setVolume(volume: number): void
}

const SILENT: AddedSounds = { playWith: () => undefined, play: () => undefined, setVolume: () => undefined }

export const createAddedSounds = (): AddedSounds => {
  const url = addedSoundsUrl()
  if (url === null) return SILENT
  const howl = new Howl({
    src: [url],
    sprite: Object.fromEntries(
      [...addedSoundParts()].map(([name, { startMs, durationMs }]) => [name, [startMs, durationMs]]),
    ),
  })
  return {
    playWith(name) {
      for (const added of soundsWith(name)) howl.play(added)
    },
    play: (name) => void howl.play(name),
    setVolume: (volume) => void howl.volume(volume),
  }
}
