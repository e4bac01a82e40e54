import type { ReactNode } from 'react'
import { RARITIES, type Rarity } from '../../rules/items/rarities.ts'
import { usePicturesAhead } from '../ui/hooks/use-pictures-ahead.ts'
import { Icon, type IconArt } from '../ui/icons/icon.tsx'
import { type PicturedItem, pictureOf } from '../ui/items/item-picture.ts'
import { type Loot, LootList } from '../ui/moment/loot-list.tsx'
import { lootRows } from '../ui/moment/loot-rows.ts'
import styles from './chest-show.module.css'
import { MomentShow, type MomentShowProps, Shaking } from './moment-show.tsx'

const CHEST_PX = 150
const ITEM_PX = 132
const FIRST_CARD_MS = 250
const CARD_STEP_MS = 140

export interface ChestShowProps
  extends Pick<MomentShowProps, 'label' | 'skipLabel' | 'backdrop' | 'isKnown' | 'title' | 'buttons' | 'onClose'> {
  /** What shakes until it opens; null for what is shown at once. */
  readonly closed: IconArt | null
  readonly open: IconArt
  /** Items that were in it: the rarest jumps out. */
  readonly items: readonly PicturedItem[]
  /** All that was in it. */
  readonly loot: readonly Loot[]
  /** What is seen in place of the open chest and the rarest item. */
  readonly figure?: ReactNode
  /** How good it is, by its light and sound; by the rarest item where it is left out. */
  readonly shine?: Rarity
}

/** A chest opens on the whole screen: it shakes, what is best in it jumps out, and all of it is told (rows 150, 154, 155, 168, 169). */
export const ChestShow = ({ closed, open, items, loot, figure, shine, ...show }: ChestShowProps) => {
  const best = RARITIES.findLast((rarity) => items.some((item) => item.rarity === rarity))
  const shown = items.find((item) => item.rarity === best)
  const shining = shine ?? best
  const rows = lootRows(loot)
  usePicturesAhead([
    ...(typeof open === 'string' ? [] : [open.url]),
    ...(shown && figure === undefined ? [pictureOf(shown)] : []),
  ])
  return (
    <MomentShow
      {...show}
      glow={shining === undefined ? 'var(--gold)' : `var(--rarity-${shining})`}
      // Names of a set's pieces take two lines.
      rows={figure !== undefined && rows === 2 ? 3 : rows}
      before={
        closed && (
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
      <div className={styles.loot}>
        <LootList loot={loot} label={show.title} fromMs={FIRST_CARD_MS} stepMs={CARD_STEP_MS} />
      </div>
    </MomentShow>
  )
}
