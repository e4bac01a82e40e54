import { useTranslation } from 'react-i18next'
import { extraIconUrl } from '../../../../../assets/manifest/extras.ts'
import type { CallData } from '../../../../contracts/schemas.ts'
import { RARITIES } from '../../../../rules/items/rarities.ts'
import { PAGE } from '../../../game/page-addresses.ts'
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
import { useWayToBag } from '../../items/links.ts'
import styles from './bought-offer-moment.module.css'
import { offerChest, offerIcon } from './offer-name.ts'

const CHEST_PX = 150
const ITEM_PX = 132
const FIRST_CARD_MS = 250
const CARD_STEP_MS = 140

type Opened = CallData<'shop.buy'>['opened']

const useBoughtLoot = (): ((opened: Opened) => readonly Loot[]) => {
  const { t } = useTranslation()
  const lootOf = useLoot()
  const counted = (key: string, icon: Loot['icon'], quantity: number, name: string): Loot[] =>
    quantity > 0 ? [{ key, icon, amount: `×${formatInteger(quantity)}`, name }] : []
  return ({ equipments, materials, others, tickets, energy }) => [
    ...lootOf({ tok: 0, star: 0, materials, equipments }),
    ...others.flatMap(({ slug, quantity }) =>
      slug === 'meat-hook' || slug === 'four-leaf-clover'
        ? counted(slug, { url: extraIconUrl(slug) }, quantity, t(`shop.thing.${slug}.name`))
        : [],
    ),
    ...counted('ticket', { url: extraIconUrl('ticket') }, tickets, t('shop.thing.tournament-ticket.name')),
    ...counted('energy', 'energy', energy, t('shop.thing.energy.name')),
  ]
}

export interface BoughtOfferMomentProps {
  /** Type of any offer. */
  readonly type: string
  readonly opened: Opened
  readonly onClose: () => void
}

/** What was bought, opened on the whole screen (rows 168, 169): a chest shakes, then shows what was in it; from here into the bag. */
export const BoughtOfferMoment = ({ type, opened, onClose }: BoughtOfferMomentProps) => {
  const { t } = useTranslation()
  const lootOf = useBoughtLoot()
  const toBag = useWayToBag()
  const chest = offerChest(type)
  const loot = lootOf(opened)
  const best = RARITIES.findLast((rarity) => opened.equipments.some((item) => item.rarity === rarity))
  const shown = opened.equipments.find((item) => item.rarity === best)
  usePicturesAhead(shown ? [pictureOf(shown)] : [])
  return (
    <MomentShow
      label={t('shop.opening')}
      skipLabel={t('shop.skip')}
      glow={best === undefined ? 'var(--gold)' : `var(--rarity-${best})`}
      backdrop="market"
      isKnown
      rows={lootRows(loot)}
      before={
        chest && (
          <Shaking>
            <Icon name={chest.closed} size={CHEST_PX} />
          </Shaking>
        )
      }
      after={
        <div className={styles.shown}>
          <Icon name={chest?.open ?? offerIcon(type)} size={CHEST_PX} />
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
      title={t('shop.yours')}
      buttons={
        <>
          <Button size="large" fullWidth onClick={onClose}>
            {t('shop.great')}
          </Button>
          <Button variant="quiet" fullWidth onClick={() => toBag(PAGE.INVENTORY.path)}>
            {t('shop.toBag')}
          </Button>
        </>
      }
      onRevealed={() => sound.play(best === undefined ? 'chest' : `reveal-${best}`)}
      onClose={onClose}
    >
      <div className={styles.loot}>
        <LootList loot={loot} label={t('shop.yours')} fromMs={FIRST_CARD_MS} stepMs={CARD_STEP_MS} />
      </div>
    </MomentShow>
  )
}
