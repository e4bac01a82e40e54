import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { classNames } from '#client/ui/class-names.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import type { Replay } from '#contracts/wire.ts'
import { CHEST_PLACES, type ChestKind } from '#rules/chests/win-chests.ts'
import { chestsQuery } from '../queries.ts'
import styles from './fight-chest.module.css'

const PICTURE_PX: Readonly<Record<ChestKind, number>> = { wood: 22, iron: 25, titanium: 28 }
const PLACES = Array.from({ length: CHEST_PLACES }, (_, place) => place)

interface PlacesProps {
  readonly kind: ChestKind
  readonly place: number
  readonly hasLanded: boolean
}

/** Shows the other chests from the cache, because this component makes no call. */
const Places = ({ hasLanded, kind, place }: PlacesProps) => {
  const known = useQuery({ ...chestsQuery, enabled: false }).data?.chests ?? []
  return (
    <span className="flex rigid gap-4" aria-hidden="true">
      {PLACES.map((at) => {
        const other = at === place ? undefined : known.find((chest) => chest.place === at)
        return (
          <span
            key={at}
            className={styles.place}
            data-new={at === place || undefined}
            data-taken={other !== undefined || undefined}
          >
            {other && <Icon name={`chest-${other.kind}`} size={PICTURE_PX[other.kind]} />}
            {at === place && (
              <Icon
                name={`chest-${kind}`}
                size={PICTURE_PX[kind]}
                className={hasLanded ? styles.flying : styles.coming}
              />
            )}
          </span>
        )
      })}
    </span>
  )
}

export interface FightChestProps {
  readonly chest: NonNullable<NonNullable<Replay['own']>['chest']>
  /** True once the chest may drop into its place, after the fight's rewards. */
  readonly hasLanded: boolean
}

/**
 * Shows the chest that was won, the number of wins missing until the next one, or a chest for which there was no free
 * place.
 */
export const FightChest = ({ chest, hasLanded }: FightChestProps) => {
  const { t } = useTranslation()
  const isWon = 'kind' in chest
  return (
    <section className={classNames(styles.line, isWon && styles.won)} aria-label={t('chests.title')}>
      {!isWon && <Icon name={`chest-${'no_place' in chest ? chest.no_place : 'wood'}`} size={PICTURE_PX.wood} />}
      <span className={isWon ? styles.words : 'soft'}>
        {'kind' in chest && t(`chests.won.${chest.kind}`)}
        {'missing' in chest && t('chests.missing', { count: chest.missing })}
        {'no_place' in chest && t(`chests.noPlace.${chest.no_place}`)}
      </span>
      {isWon && <Places kind={chest.kind} place={chest.place} hasLanded={hasLanded} />}
    </section>
  )
}
