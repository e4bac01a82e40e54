import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { POSES } from '#assets/manifest/poses.ts'
import { itemName } from '#client/i18n/names.ts'
import { inventoryQuery } from '#client/topics/items/queries.ts'
import { combatProfileQuery } from '#client/topics/kombat/queries.ts'
import { FighterView } from '#client/ui/fighters/fighter-view.tsx'
import { formatInteger } from '#client/ui/format/format.ts'
import { ItemCard } from '#client/ui/items/item-card.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import type { Equipment } from '#contracts/wire.ts'
import { SPECIAL_NAMES } from '#rules/items/special-names.ts'
import { SET_TYPES } from '#rules/shop/offers.ts'
import { GreatOrBag } from './great-or-bag.tsx'
import { piecePicture, pieceSlug, wornPieces } from './set-view.ts'
import styles from './valentine-dialog.module.css'

const SET = 'valentine'
const FIGHTER_PX = 150
const PIECE_PX = 42

export interface ValentineDialogProps {
  /** Pieces that were just bought. They count before the bag is refetched. */
  readonly pieces: readonly Pick<Equipment, 'slug'>[]
  readonly onClose: () => void
}

export const ValentineDialog = ({ pieces, onClose }: ValentineDialogProps) => {
  const { t } = useTranslation()
  const houseId = useQuery(combatProfileQuery).data?.house_id
  const bag = useQuery(inventoryQuery).data ?? []
  const slugs = new Set([...pieces, ...bag].map(({ slug }) => slug))
  const owned = SET_TYPES.filter((type) => slugs.has(pieceSlug(SET, type)))
  const isWhole = owned.length === SET_TYPES.length
  return (
    <Dialog open onClose={onClose} title={t('shop.valentine.title')}>
      <div className="column gap-12 text-center">
        <div className={styles.stage}>
          {houseId !== undefined && (
            <FighterView houseId={houseId} cosmetic={wornPieces(SET, owned)} size={FIGHTER_PX} pose={POSES.win} />
          )}
        </div>
        <p className="balance">{t('shop.valentine.text')}</p>
        <ul className="flex wrap gap-8 justify-center">
          {SET_TYPES.map((type) => {
            const name = itemName(SPECIAL_NAMES[pieceSlug(SET, type)] ?? '')
            const isOwned = owned.includes(type)
            return (
              <li key={type}>
                <ItemCard
                  rarity="prototype"
                  picture={piecePicture(SET, type)}
                  label={isOwned ? t('shop.valentine.has', { name }) : t('shop.valentine.lacks', { name })}
                  disabled={!isOwned}
                  size={PIECE_PX}
                />
              </li>
            )
          })}
        </ul>
        <p className="golden bold">
          {isWhole
            ? t('shop.valentine.whole')
            : t('shop.valentine.owned', { count: owned.length, all: formatInteger(SET_TYPES.length) })}
        </p>
        <GreatOrBag onGreat={onClose} onBag={onClose} />
      </div>
    </Dialog>
  )
}
