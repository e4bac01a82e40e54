import { useTranslation } from 'react-i18next'
import type { CallData } from '../../../../contracts/schemas.ts'
import type { BossSlug } from '../../../../rules/boss/boss.ts'
import { formatCompact } from '../../../ui/format/format.ts'
import { Podium, PodiumName } from '../../../ui/rows/podium.tsx'
import { Emblem } from '../../guild/shelf/emblem.tsx'
import styles from './boss-podium.module.css'

const VACANT_PX = 58
const EMBLEM_PX = 56

/** A row of a boss's board. */
export type BoardRow = CallData<'boss.individualBoard'>['items'][number]

export interface BossPodiumProps {
  readonly slug: BossSlug
  readonly rows: readonly BoardRow[]
  readonly ownRank: number | null
}

/** The top three under the boss's name; `?` for an empty place (B2.12, row 144). */
export const BossPodium = ({ slug, rows, ownRank }: BossPodiumProps) => {
  const { t } = useTranslation()
  const title = t('boss.boards.podium', { boss: t(`boss.name.${slug}`) })
  const standing = (place: number) => {
    const row = rows[place - 1]
    return row ? (
      <>
        {row.emblem && <Emblem emblem={row.emblem} size={EMBLEM_PX} />}
        <PodiumName>{row.name}</PodiumName>
        <span className={styles.damage}>{formatCompact(row.damage)}</span>
      </>
    ) : null
  }
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <Podium
        standing={standing}
        ownPlace={ownRank}
        vacantPx={() => VACANT_PX}
        labels={{
          podium: title,
          vacant: t('boss.boards.vacant'),
          vacantSaid: t('boss.boards.vacantSaid'),
          place: (place) => t('boss.boards.place', { place }),
        }}
      />
    </section>
  )
}
