import { useTranslation } from 'react-i18next'
import { extraIconUrl } from '../../../../../assets/manifest/extras.ts'
import type { OpenedReward } from '../../../../contracts/wire.ts'
import { RARITIES } from '../../../../rules/items/rarities.ts'
import { MomentShow, Shaking } from '../../../moments/moment-show.tsx'
import { sound } from '../../../sound/sound.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { formatInteger } from '../../../ui/format/format.ts'
import { usePicturesAhead } from '../../../ui/hooks/use-pictures-ahead.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { pictureOf } from '../../../ui/items/item-picture.ts'
import { type Loot, LootList } from '../../../ui/moment/loot-list.tsx'
import { lootRows } from '../../../ui/moment/loot-rows.ts'
import { useLoot } from '../../inbox/shelf/use-loot.ts'
import styles from './chest-moment.module.css'

const CHEST_PX = 150
const CLOSED = { url: extraIconUrl('chest-season') }
const OPEN = { url: extraIconUrl('chest-season-open') }
const ITEM_PX = 132
const FIRST_CARD_MS = 250
const CARD_STEP_MS = 140

export interface ChestMomentProps {
  /** What came out of it; `coming` until the server has answered. */
  readonly opened: OpenedReward | 'coming'
  readonly onClose: () => void
}

/** The chest of a season or a league's week opens on the whole screen, and shows what its boxes held (rows 150, 154, 155). */
export const ChestMoment = ({ opened, onClose }: ChestMomentProps) => {
  const { t } = useTranslation()
  const lootOf = useLoot()
  const isKnown = opened !== 'coming'
  const items = isKnown ? opened.equipments : []
  const best = RARITIES.findLast((rarity) => items.some((item) => item.rarity === rarity))
  const tickets = isKnown ? (opened.tickets ?? 0) : 0
  const loot: readonly Loot[] = [
    ...(isKnown ? lootOf(opened) : []),
    ...(tickets > 0
      ? [
          {
            key: 'ticket',
            icon: { url: extraIconUrl('ticket') },
            amount: `×${formatInteger(tickets)}`,
            name: t('seasonEnd.ticket', { count: tickets }),
          },
        ]
      : []),
  ]
  const shown = items.find((item) => item.rarity === best)
  usePicturesAhead([OPEN.url, ...(shown ? [pictureOf(shown)] : [])])
  return (
    <MomentShow
      label={t('seasonEnd.opening')}
      skipLabel={t('seasonEnd.skip')}
      glow={best === undefined ? 'var(--gold)' : `var(--rarity-${best})`}
      backdrop="dawn"
      isKnown={isKnown}
      rows={lootRows(loot)}
      before={
        <Shaking>
          <Icon name={CLOSED} size={CHEST_PX} />
        </Shaking>
      }
      after={
        <div className={styles.shown}>
          <Icon name={OPEN} size={CHEST_PX} />
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
      }
      title={t('seasonEnd.yours')}
      buttons={
        <Button size="large" fullWidth onClick={onClose}>
          {t('seasonEnd.great')}
        </Button>
      }
      onRevealed={() => sound.play(best === undefined ? 'chest' : `reveal-${best}`)}
      onClose={onClose}
    >
      <div className={styles.loot}>
        <LootList loot={loot} label={t('seasonEnd.yours')} fromMs={FIRST_CARD_MS} stepMs={CARD_STEP_MS} />
      </div>
    </MomentShow>
  )
}
