import type { ReactNode } from 'react'
import { PODIUM_PLACES } from '#rules/constants.ts'
import styles from './podium.module.css'

const ON_PODIUM = Array.from({ length: PODIUM_PLACES }, (_, index) => index + 1)

export interface PodiumProps {
  /** Returns null for an empty place. */
  readonly standing: (place: number) => ReactNode | null
  readonly ownPlace: number | null
  /** Width and height of an empty place in CSS px. */
  readonly vacantPx: (place: number) => number
  readonly labels: {
    readonly podium: string
    readonly vacant: string
    readonly vacantSaid: string
    readonly place: (place: number) => string
  }
}

/** An empty place shows the label `vacant` (rows 144, 191). */
export const Podium = ({ standing, ownPlace, vacantPx, labels }: PodiumProps) => (
  <ol className={styles.podium} aria-label={labels.podium}>
    {ON_PODIUM.map((place) => (
      <li key={place} className={styles.column} data-place={place} data-own={place === ownPlace}>
        {standing(place) ?? (
          <span className={styles.vacant} style={{ width: vacantPx(place), height: vacantPx(place) }}>
            <span aria-hidden="true">{labels.vacant}</span>
            <span className="visually-hidden">{labels.vacantSaid}</span>
          </span>
        )}
        <span className={styles.step}>
          <span aria-hidden="true">{place}</span>
          <span className="visually-hidden">{labels.place(place)}</span>
        </span>
      </li>
    ))}
  </ol>
)

export const PodiumName = ({ children }: { readonly children: string }) => <bdi className={styles.name}>{children}</bdi>
