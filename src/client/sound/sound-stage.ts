import { stageBridge } from '../stage/bridge-instance.ts'
import type { Sound, SoundPlayer } from './create-sound.ts'
import { createFightEar } from './fight-sounds.ts'
import { keepAwake } from './keep-awake.ts'
import { createPlayer } from './player.ts'

/** The music is down for as long as a jingle of victory or defeat plays. */
const JINGLE_SECONDS = 2.6

/** What loads with the first tap: the player, and the ears for the arena and the map. Runs once a page. */
export const startSoundStage = (sound: Pick<Sound, 'play' | 'duck'>): SoundPlayer => {
  const hear = createFightEar()
  stageBridge.store.subscribe(({ report, kombat }, before) => {
    if (report === before.report) return
    for (const name of hear(report, kombat)) {
      if (name === 'victory' || name === 'defeat') sound.duck(JINGLE_SECONDS)
      sound.play(name)
    }
  })
  stageBridge.on('region-tapped', () => sound.play('island-rise'))
  keepAwake()
  return createPlayer()
}
