import { stageBridge } from '../stage/bridge-instance.ts'
import type { Sound, SoundPlayer } from './create-sound.ts'
import { createFightSounds } from './fight-sounds.ts'
import { keepAwake } from './keep-awake.ts'
import { createPlayer } from './player.ts'

/** Length of the victory and defeat jingles, during which the music is lowered. */
const JINGLE_SECONDS = 2.6
/** Fade of the crowd from phase to phase. */
const CROWD_FADE_MS = 500

/** Loads with the first tap: the audio player and the sounds of arena and map. Runs once a page. */
export const startSoundStage = (sound: Pick<Sound, 'play' | 'duck'>): SoundPlayer => {
  const player = createPlayer()
  const soundsOf = createFightSounds()
  const follow = ({ report, kombat }: ReturnType<typeof stageBridge.store.getState>): void => {
    const { effects, crowd } = soundsOf(report, kombat)
    if (crowd !== undefined) player.crowd(crowd, CROWD_FADE_MS)
    for (const name of effects) {
      if (name === 'victory' || name === 'defeat') sound.duck(JINGLE_SECONDS)
      sound.play(name)
    }
  }
  follow(stageBridge.store.getState())
  stageBridge.store.subscribe((state, before) => {
    if (state.report !== before.report) follow(state)
  })
  stageBridge.on('cue', (cue) => {
    if (cue.kind === 'crowd') player.crowd(cue.level, cue.fadeMs)
    else sound.play(cue.sample, cue)
  })
  stageBridge.on('region-tapped', () => sound.play('island-rise'))
  keepAwake()
  return player
}
