import { useTranslation } from 'react-i18next'
import { formatCompact } from '#client/ui/format/format.ts'
import { Podium, PodiumName } from '#client/ui/rows/podium.tsx'
import type { BossSlug } from '#rules/boss/boss.ts'
import { BoardFace, type BoardRow } from './board-face.tsx'
import styles from './boss-podium.module.css'

const VACANT_PX = 58
const FIRST_PX = 72
const OTHERS_PX = 58

export interface BossPodiumProps {
  readonly slug: BossSlug
  readonly rows: readonly BoardRow[]
  readonly ownId: string | undefined
}

export const BossPodium = ({ slug, rows, ownId }: BossPodiumProps) => {
  const { t } = useTranslation()
  const title = t('boss.boards.podium', { boss: t(`boss.name.${slug}`) })
  const standing = (place: number) => {
    const row = rows[place - 1]
    return row ? (
      <>
        <BoardFace row={row} size={place === 1 ? FIRST_PX : OTHERS_PX} />
        <PodiumName>{row.name}</PodiumName>
        <span className="golden font-display digits">{formatCompact(row.damage)}</span>
      </>
    ) : null
  }
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <Podium
        standing={standing}
        ownPlace={rows.find(({ id }) => id === ownId)?.place ?? null}
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
