import { useTranslation } from 'react-i18next'
import { isolated } from '#client/ui/format/isolated.ts'
import type { Cosmetic } from '#contracts/wire.ts'
import { ISLAND_PIECES, type IslandPiece } from '#rules/island/island.ts'
import styles from './island-card.module.css'
import { IslandView } from './island-view.tsx'

export interface IslandCardProps {
  readonly player: {
    readonly username: string
    readonly house_id: number
    readonly cosmetic: Cosmetic
    readonly island: readonly IslandPiece[]
  }
  readonly isOwn: boolean
}

/** Renders nothing if nothing is built on the island. */
export const IslandCard = ({ isOwn, player }: IslandCardProps) => {
  const { t } = useTranslation()
  const { cosmetic, house_id, island: pieces, username } = player
  if (pieces.length === 0) return null
  const title = isOwn ? t('island.shownOwn') : t('island.shownTitle', { name: isolated(username) })
  const progress = t('island.progress', { built: pieces.length, of: ISLAND_PIECES.length })
  const names = pieces.map((piece) => t(`island.piece.${piece}`)).join(', ')
  return (
    <section aria-label={title}>
      <IslandView houseId={house_id} cosmetic={cosmetic} pieces={pieces} label={names}>
        <p className={styles.plate}>
          <span className="font-display size-17 ellipsis max-full">{title}</span>
          <span className="soft size-14">{progress}</span>
        </p>
      </IslandView>
    </section>
  )
}
