import type { ReactNode } from 'react'
import { usePrefetchedPictures } from '#client/ui/hooks/use-prefetched-pictures.ts'
import { Icon, type IconArt } from '#client/ui/icons/icon.tsx'
import { type PicturedItem, pictureOf } from '#client/ui/items/item-picture.ts'
import { RARITIES, type Rarity } from '#rules/items/rarities.ts'
import { CelebrationShow, type CelebrationShowProps, Shaking } from './celebration-show.tsx'
import styles from './chest-show.module.css'
import { type Loot, LootList } from './loot-list.tsx'
import { lootRows } from './loot-rows.ts'

const CHEST_PX = 150
const ITEM_PX = 132
const FIRST_CARD_MS = 250
const CARD_STEP_MS = 140

export interface ChestShowProps
  extends Pick<
    CelebrationShowProps,
    'label' | 'skipLabel' | 'backdrop' | 'isKnown' | 'title' | 'done' | 'buttons' | 'onClose'
  > {
  readonly closed: IconArt | null
  readonly open: IconArt
  readonly items: readonly PicturedItem[]
  readonly loot: readonly Loot[]
  readonly figure?: ReactNode
  /** Rarity that decides light and sound. Defaults to the rarest item's. */
  readonly shine?: Rarity
}

export const ChestShow = ({ closed, open, items, loot, figure, shine, ...show }: ChestShowProps) => {
  const best = RARITIES.findLast((rarity) => items.some((item) => item.rarity === rarity))
  const shown = items.find((item) => item.rarity === best)
  const shining = shine ?? best
  const rows = lootRows(loot)
  usePrefetchedPictures([
    ...(typeof open === 'string' ? [] : [open.url]),
    ...(shown && figure === undefined ? [pictureOf(shown)] : []),
  ])
  return (
    <CelebrationShow
      {...show}
      glow={shining === undefined ? 'var(--gold)' : `var(--rarity-${shining})`}
      rows={figure !== undefined && rows === 2 ? 3 : rows}
      before={
        closed === null ? undefined : (
          <Shaking>
            <Icon name={closed} size={CHEST_PX} />
          </Shaking>
        )
      }
      after={
        figure ?? (
          <div className={styles.shown}>
            <Icon name={open} size={CHEST_PX} />
            {shown && (
              <img
                src={pictureOf(shown)}
                alt=""
                width={ITEM_PX}
                height={ITEM_PX}
                draggable={false}
                className={styles.item}
              />
            )}
          </div>
        )
      }
      celebration={shining ?? 'chest-opened'}
    >
      <div className="margin-top-12">
        <LootList loot={loot} label={show.title} fromMs={FIRST_CARD_MS} stepMs={CARD_STEP_MS} />
      </div>
    </CelebrationShow>
  )
}
