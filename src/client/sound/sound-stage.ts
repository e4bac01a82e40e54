import { stageBridge } from '../stage/bridge-instance.ts'
import type { Sound, SoundPlayer } from './create-sound.ts'
import { createFightSoundCues } from './fight-sounds.ts'
import { keepAwake } from './keep-awake.ts'
import { createPlayer } from './player.ts'

/** Length of the victory and defeat jingles, during which the music is lowered. */
const JINGLE_SECONDS = 2.6

/** Loads with the first tap: the audio player and the sounds of arena and map. Runs once a page. */
export const startSoundStage = (sound: Pick<Sound, 'play' | 'duck'>): SoundPlayer => {
  const soundsOf = createFightSoundCues()
  stageBridge.store.subscribe(({ report, kombat }, before) => {
    if (report === before.report) return
    for (const name of soundsOf(report, kombat)) {
      if (name === 'victory' || name === 'defeat') sound.duck(JINGLE_SECONDS)
      sound.play(name)
    }
  })
  stageBridge.on('region-tapped', () => sound.play('island-rise'))
  keepAwake()
  return createPlayer()
}
