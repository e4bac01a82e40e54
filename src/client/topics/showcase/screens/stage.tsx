import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ARENA_LAYERS, arenaOfTier, arenaPicture } from '#assets/manifest/arena-layers.ts'
import { extraPictureUrl } from '#assets/manifest/extras.ts'
import { pvpRankIcon } from '#assets/manifest/insignia.ts'
import { rankTitle } from '#client/i18n/names.ts'
import { Laurel } from '#client/topics/season/shared/laurel.tsx'
import { FighterView } from '#client/ui/fighters/fighter-view.tsx'
import { isolated } from '#client/ui/format/isolated.ts'
import { ExtraIcon } from '#client/ui/icons/extra-icon.tsx'
import { rankPoints, tierOf } from '#rules/season/ranks.ts'
import type { ShownShowcase } from './exhibit.ts'
import styles from './stage.module.css'

const PET_PX = 300
const LAUREL_PX = 58
const BADGE_PX = 40
/** A longer title has smaller letters, because three lines would cover the top places. */
const SHORT_TITLE = 20
const MOTES = [0, 1, 2, 3, 4, 5, 6, 7]

const sceneryOf = (tier: number): string => {
  const arena = arenaOfTier(tier)
  return ARENA_LAYERS.filter(({ inFront }) => !inFront)
    .map(({ name }) => `url(${extraPictureUrl(arenaPicture(arena, name))})`)
    .toReversed()
    .join(', ')
}

export interface StageProps {
  readonly player: ShownShowcase['player']
  readonly title: string | null
  /** Renders a place, counted from 0, inside a list item. */
  readonly place: (place: number) => ReactNode
  readonly places: readonly unknown[]
  /** True makes the stage lower, without a plate, for screens with more below. */
  readonly isLow?: boolean
}

export const Stage = ({ player, title, place, places, isLow = false }: StageProps) => {
  const { t } = useTranslation()
  const step = tierOf(rankPoints(player.rank))
  const name = isolated(player.pet_name ?? player.username)
  return (
    <section
      className={styles.stage}
      data-league={step.tier}
      data-low={isLow || undefined}
      aria-label={t('showcase.stage', { name: isolated(player.username) })}
    >
      <div className={styles.scenery} style={{ backgroundImage: sceneryOf(step.tier) }} />
      <div className={styles.shade} />
      <div className={styles.rays} />
      <div className={styles.spot} />
      <div className={styles.crest}>
        {player.laurel === null ? null : (
          <span className={styles.laurel}>
            <Laurel place={player.laurel} label={t('showcase.laurel', { place: player.laurel })} size={LAUREL_PX} />
          </span>
        )}
        {title === null ? null : (
          <h2 className={styles.title} data-long={title.length > SHORT_TITLE || undefined}>
            {title}
          </h2>
        )}
      </div>
      <FighterView
        houseId={player.house_id}
        cosmetic={player.cosmetic}
        size={PET_PX}
        label={t('showcase.pet', { name })}
        className={styles.pet}
      />
      <ul className="cover" aria-label={t('showcase.places')}>
        {[...places.keys()].map((number) => (
          <li key={number} className={styles.place} data-place={number}>
            {place(number)}
          </li>
        ))}
      </ul>
      <div className={styles.motes} aria-hidden="true">
        {MOTES.map((mote) => (
          <span key={mote} />
        ))}
      </div>
      {!isLow && (
        <p className={styles.plate}>
          <ExtraIcon name={pvpRankIcon(step.index)} size={BADGE_PX} />
          <span className="grid shrinks leading-110">
            <bdi className="font-display ellipsis size-18 stroke-behind stroke-4">{player.username}</bdi>
            <span className="soft bold size-13">{rankTitle(step)}</span>
          </span>
        </p>
      )}
    </section>
  )
}
