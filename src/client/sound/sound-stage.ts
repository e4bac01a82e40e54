import type { LoopName } from '#assets/manifest/sound-names.ts'
import { stageBridge } from '#client/stage/bridge-instance.ts'
import type { Sound, SoundPlayer } from './create-sound.ts'
import { createFightSounds } from './fight-sounds.ts'
import { keepAwake } from './keep-awake.ts'
import { createPlayer } from './player.ts'
import { stageMusic } from './stage-music.ts'

const JINGLE_SECONDS = 2.6
const CROWD_FADE_MS = 500
const FALL_CROWD = { waits: 0.25, storms: 0.85 } as const

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
  let page: LoopName | null = null
  let hasFallen = false
  const playMusic = (): void => {
    const music = stageMusic(page, stageBridge.store.getState(), hasFallen)
    if (music) player.music(music.loop, music.rate)
  }
  follow(stageBridge.store.getState())
  stageBridge.store.subscribe((state, before) => {
    if (state.report !== before.report) follow(state)
    if (state.bossFall !== before.bossFall) {
      hasFallen = false
      player.crowd(state.bossFall && FALL_CROWD.waits, CROWD_FADE_MS)
    }
    playMusic()
  })
  stageBridge.on('boss-fallen', () => {
    hasFallen = true
    player.crowd(FALL_CROWD.storms, CROWD_FADE_MS)
    sound.duck(JINGLE_SECONDS)
    sound.play('victory')
    playMusic()
  })
  stageBridge.on('cue', (cue) => {
    if (cue.kind === 'crowd') player.crowd(cue.level, cue.fadeMs)
    else sound.play(cue.sample, cue)
  })
  stageBridge.on('region-tapped', () => sound.play('island-rise'))
  keepAwake()
  return {
    ...player,
    music(loop) {
      page = loop
      playMusic()
    },
  }
}
