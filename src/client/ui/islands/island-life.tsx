import type { CSSProperties } from 'react'
import { type AirKind, HOME_ISLAND_BOX as BOX, ISLAND_LIFE, type TimeOfDay } from '#assets/manifest/home-islands.ts'
import type { Point } from '#assets/manifest/map-regions.ts'
import type { PetName } from '#assets/manifest/pets.ts'
import type { IslandPiece } from '#rules/island/island.ts'
import { extraOnDemand } from '../feedback/on-demand.tsx'
import styles from './island-life.module.css'

// `island-pieces.tsx` gets the box as a prop. If it imported the box, every home would load one more file.
const IslandPieces = extraOnDemand(async () => (await import('./island-pieces.tsx')).IslandPieces)

const PUFFS = [0, 1, 2] as const
const DRIFTERS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const
const STREAKS = [0, 1] as const

const at = ({ x, y }: Point): CSSProperties => ({
  left: `${(((x - BOX.x) / BOX.width) * 100).toFixed(2)}%`,
  top: `${(((y - BOX.y) / BOX.height) * 100).toFixed(2)}%`,
})

const units = (length: number): string => `calc(${length} * var(--unit))`

/** Steps by the golden ratio, which scatters points without overlap and always in the same way. */
const scattered = (index: number): Point => ({
  x: BOX.x + 24 + ((index * 0.618) % 1) * (BOX.width - 48),
  y: BOX.y + 16 + ((index * 0.382 + 0.1) % 1) * BOX.height * 0.62,
})

const Air = ({ kind }: { readonly kind: AirKind }) =>
  DRIFTERS.map((index) => (
    <i
      key={index}
      className={styles.drifter}
      data-kind={kind}
      style={{ ...at(scattered(index)), animationDelay: `${-index * 1.7}s`, animationDuration: `${6 + (index % 4)}s` }}
    />
  ))

interface IslandLifeProps {
  readonly pet: PetName
  readonly time: TimeOfDay
  readonly pieces: readonly IslandPiece[]
}

export const IslandLife = ({ pet, time, pieces }: IslandLifeProps) => {
  const { lights, smoke, smokeColour, falls, air } = ISLAND_LIFE[pet]
  const kind = air[time === 'day' ? 'day' : 'night']
  return (
    <>
      {pieces.length > 0 && <IslandPieces pieces={pieces} box={BOX} />}
      {falls.map((fall) => (
        <span
          key={fall.x}
          className={styles.fall}
          style={{ ...at(fall), width: units(fall.width), height: units(fall.length) }}
        >
          {STREAKS.map((streak) => (
            <i key={streak} className={styles.streak} style={{ animationDelay: `${-streak * 0.55}s` }} />
          ))}
        </span>
      ))}
      {smoke.flatMap((mouth) =>
        PUFFS.map((puff) => (
          <i
            key={`${mouth.x}-${puff}`}
            className={styles.puff}
            style={{ ...at(mouth), background: smokeColour, animationDelay: `${-puff * 1.6}s` }}
          />
        )),
      )}
      {time !== 'day' &&
        lights.map((light, index) => (
          <i
            key={light.x}
            className={styles.light}
            style={{
              ...at(light),
              width: units(light.reach * 2),
              background: `radial-gradient(closest-side, #fffbe0, ${light.colour} 30%, transparent)`,
              animationDelay: `${-index * 0.9}s`,
            }}
          />
        ))}
      {kind && <Air kind={kind} />}
    </>
  )
}
