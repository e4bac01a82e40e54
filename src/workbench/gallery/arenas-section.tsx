import { ADDED_BACKDROPS, addedBackdropPicture } from '#assets/manifest/additions.ts'
import type { ArenaIndex } from '#assets/manifest/arena-layers.ts'
import { ARENA_LAYERS, ARENA_MARGIN, ARENA_SIZE, arenaPicture } from '#assets/manifest/arena-layers.ts'
import {
  BOSS_ARENA_LAYER_NAMES,
  BOSS_NAMES,
  bossArenaPicture,
  HUNT_LAYER_NAMES,
  HUNT_STAGES,
  huntPicture,
  huntStrip,
} from '#assets/manifest/creatures.ts'
import { extraPictureUrl } from '#assets/manifest/extras.ts'
import { number } from '#workbench/kit/address-field.ts'
import { Controls, Slider } from '#workbench/kit/controls.tsx'
import { useAddressState } from '#workbench/kit/use-address-state.ts'
import styles from './arenas-section.module.css'

/** Largest offset of the camera to either side, in arena units. */
const CAMERA_MAX = 60
const FIELDS = { camera: number(-CAMERA_MAX, CAMERA_MAX, 0) }
const UNITS_PER_PX = 2
const ARENAS: readonly ArenaIndex[] = [0, 1, 2, 3]

interface ShownArena {
  readonly title: string
  readonly layers: readonly { readonly url: string; readonly parallax: number }[]
}

const LEAGUE_ARENAS: readonly ShownArena[] = ARENAS.map((arena) => ({
  title: `league arena ${arena}`,
  layers: ARENA_LAYERS.map(({ name, parallax }) => ({ url: extraPictureUrl(arenaPicture(arena, name)), parallax })),
}))
const BOSS_ARENAS: readonly ShownArena[] = BOSS_NAMES.map((boss) => ({
  title: boss,
  layers: BOSS_ARENA_LAYER_NAMES.map((name) => ({
    url: extraPictureUrl(bossArenaPicture(boss, name)),
    parallax: ARENA_LAYERS.find((layer) => layer.name === name)?.parallax ?? 1,
  })),
}))
const ADDED_ARENAS: readonly ShownArena[] = ADDED_BACKDROPS.map((backdrop) => ({
  title: backdrop.name,
  layers: ARENA_LAYERS.flatMap(({ name, parallax }) => {
    const picture = addedBackdropPicture(backdrop, name)
    return picture === null ? [] : [{ url: extraPictureUrl(picture), parallax }]
  }),
}))

const Arena = ({ title, layers, camera }: ShownArena & { readonly camera: number }) => (
  <figure className={styles.figure}>
    <div className={styles.arena} role="img" aria-label={title}>
      {layers.map(({ url, parallax }) => (
        <img
          key={url}
          src={url}
          alt=""
          loading="lazy"
          decoding="async"
          style={{
            left: (-ARENA_MARGIN + camera * parallax) / UNITS_PER_PX,
            width: (ARENA_SIZE.width + 2 * ARENA_MARGIN) / UNITS_PER_PX,
            height: ARENA_SIZE.height / UNITS_PER_PX,
          }}
        />
      ))}
    </div>
    <figcaption className="full soft text-center breakable size-caption leading-125">{title}</figcaption>
  </figure>
)

export const ArenasSection = () => {
  const [{ camera }, set] = useAddressState(FIELDS)
  return (
    <div className="column gap-page">
      <h1>Arenas</h1>
      <Controls>
        <Slider
          label="Camera"
          value={camera}
          min={-CAMERA_MAX}
          max={CAMERA_MAX}
          words={`${camera / UNITS_PER_PX} px`}
          onChange={(next) => set({ camera: next })}
        />
      </Controls>
      <div className="flex wrap gap-page">
        {[...LEAGUE_ARENAS, ...BOSS_ARENAS, ...ADDED_ARENAS].map((arena) => (
          <Arena key={arena.title} {...arena} camera={camera} />
        ))}
        {HUNT_STAGES.map((stage) => (
          <figure key={stage} className={styles.figure}>
            <img
              className={styles.hunt}
              src={extraPictureUrl(huntPicture(stage))}
              alt={stage}
              loading="lazy"
              decoding="async"
            />
            <figcaption className="full soft text-center breakable size-caption leading-125">{stage}</figcaption>
          </figure>
        ))}
        {HUNT_STAGES.flatMap((stage) => HUNT_LAYER_NAMES.map((layer) => huntStrip(stage, layer))).map((strip) => (
          <figure key={strip} className={styles.figure}>
            <img className={styles.strip} src={extraPictureUrl(strip)} alt={strip} loading="lazy" decoding="async" />
            <figcaption className="full soft text-center breakable size-caption leading-125">{strip}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  )
}
