import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { POSES } from '#assets/manifest/poses.ts'
import { combatProfileQuery } from '#client/topics/kombat/queries.ts'
import { FighterView } from '#client/ui/fighters/fighter-view.tsx'
import { useMediaQuery } from '#client/ui/hooks/use-media-query.ts'
import { ExtraIcon } from '#client/ui/icons/extra-icon.tsx'
import type { BracketPlace } from '#rules/tournament/bracket.ts'
import styles from './place-hero.module.css'

const SHORT = '(max-height: 700px)'
const PET_PX = { short: 104, usual: 148 } as const
const LAUREL_PX = 84
const PLACE_NO: Readonly<Record<BracketPlace, string>> = { 1: '1', 2: '2', 4: '3–4', 8: '5–8', 16: '9–16', 32: '17–32' }
const REJOICES_TO: BracketPlace = 4

export interface PlaceHeroProps {
  readonly place: BracketPlace
  readonly wins: number
  readonly where: string
}

export const PlaceHero = ({ place, where, wins }: PlaceHeroProps) => {
  const { t } = useTranslation()
  const isShort = useMediaQuery(SHORT)
  const own = useQuery(combatProfileQuery).data
  const pose = place <= REJOICES_TO ? POSES.win : wins > 0 ? POSES.idle : POSES.defeated
  return (
    <section className={styles.hero} data-place={place} aria-labelledby="tournament-place">
      <div className={styles.light} aria-hidden="true">
        <div className={styles.rays} />
      </div>
      <h2 id="tournament-place" className={styles.title}>
        {t(`tournamentResult.place.p${place}`)}
      </h2>
      <div className="row gap-6">
        {own && (
          <FighterView
            houseId={own.house_id}
            cosmetic={own.cosmetic}
            pose={pose}
            size={PET_PX[isShort ? 'short' : 'usual']}
            label={own.username}
          />
        )}
        <span
          className={styles.laurel}
          role="img"
          aria-label={t(`tournamentResult.placeSaid.p${place}`)}
          style={{ width: LAUREL_PX, height: LAUREL_PX }}
        >
          <ExtraIcon name="laurel" size={LAUREL_PX} />
          <span className={styles.number} data-length={PLACE_NO[place].length} aria-hidden="true">
            {PLACE_NO[place]}
          </span>
        </span>
      </div>
      <p className="soft text-center">
        {t('tournamentResult.wins', { count: wins })} · {where}
      </p>
    </section>
  )
}
