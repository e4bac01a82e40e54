import { useEffect, useState, useSyncExternalStore } from 'react'
import { addedSoundParts } from '#assets/manifest/added-sounds.ts'
import { EFFECT_NAMES, LOOP_NAMES, type LoopName } from '#assets/manifest/sound-names.ts'
import { effectPart, loopFile } from '#assets/manifest/sounds.ts'
import { createAddedSounds } from '#client/sound/added-sounds.ts'
import { sound } from '#client/sound/sound.ts'
import { text } from '#workbench/kit/address-field.ts'
import { Controls, Slider, Switch, TextField } from '#workbench/kit/controls.tsx'
import { useAddressState } from '#workbench/kit/use-address-state.ts'
import styles from './sounds-section.module.css'

const FIELDS = { words: text() }
const ADDED = [...addedSoundParts()]
const addedSounds = createAddedSounds()
/** Volume of the music on this page if the player's is off. */
const AUDIBLE = 0.7
const subscribe = (listener: () => void): (() => void) => sound.onVolumesChange(listener)
const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`

interface PlayProps {
  readonly label: string
  readonly isPressed?: boolean
  readonly onPlay: () => void
}

// A button would play its own click over the sound.
const Play = ({ label, isPressed, onPlay }: PlayProps) => (
  <input
    type="button"
    className={styles.play}
    value={isPressed ? '■' : '▶'}
    aria-label={label}
    aria-pressed={isPressed}
    onClick={onPlay}
  />
)

export const SoundsSection = () => {
  const [{ words }, set] = useAddressState(FIELDS)
  const [playing, setPlaying] = useState<LoopName | null>(null)
  const volumes = useSyncExternalStore(subscribe, () => sound.volumes())

  useEffect(() => {
    const before = sound.volumes()
    sound.music(null)
    // Leaving the page restores the player's own volumes.
    return () => sound.setVolumes(before)
  }, [])

  const playLoop = (name: LoopName) => {
    const next = playing === name ? null : name
    if (next !== null) sound.setVolumes({ muted: false, music: sound.volumes().music || AUDIBLE })
    sound.music(next)
    setPlaying(next)
  }
  const effects = EFFECT_NAMES.filter((name) => name.includes(words.trim().toLowerCase()))

  return (
    <div className="column gap-page">
      <h1>Sounds</h1>
      <Controls>
        <TextField label="Name contains" value={words} onChange={(next) => set({ words: next })} />
        <Slider
          label="Effects"
          value={Math.round(volumes.effects * 100)}
          min={0}
          max={100}
          words={`${Math.round(volumes.effects * 100)} %`}
          onChange={(percent) => sound.setVolumes({ effects: percent / 100 })}
        />
        <Slider
          label="Music"
          value={Math.round(volumes.music * 100)}
          min={0}
          max={100}
          words={`${Math.round(volumes.music * 100)} %`}
          onChange={(percent) => sound.setVolumes({ music: percent / 100 })}
        />
        <Switch label="Silent" value={volumes.muted} onChange={(muted) => sound.setVolumes({ muted })} />
      </Controls>
      <h2>Loops</h2>
      <ul className={styles.sounds}>
        {LOOP_NAMES.map((name) => (
          <li key={name} className={styles.sound}>
            <Play
              label={`${playing === name ? 'Stop' : 'Play'} ${name}`}
              isPressed={playing === name}
              onPlay={() => playLoop(name)}
            />
            <span className="shrinks grows breakable">{name}</span>
            <span className="muted digits size-caption">{inSeconds(loopFile(name).durationMs)}</span>
          </li>
        ))}
      </ul>
      <h2>Effects</h2>
      <ul className={styles.sounds}>
        {effects.map((name) => (
          <li key={name} className={styles.sound}>
            <Play label={`Play ${name}`} onPlay={() => sound.play(name)} />
            <span className="shrinks grows breakable">{name}</span>
            <span className="muted digits size-caption">{inSeconds(effectPart(name).durationMs)}</span>
          </li>
        ))}
        {ADDED.map(([name, { durationMs }]) => (
          <li key={name} className={styles.sound}>
            <Play label={`Play ${name}`} onPlay={() => addedSounds.play(name)} />
            <span className="shrinks grows breakable">{name}</span>
            <span className="muted digits size-caption">{inSeconds(durationMs)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
