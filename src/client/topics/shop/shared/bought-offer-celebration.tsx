import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { extraIconUrl } from '#assets/manifest/extras.ts'
import { POSES } from '#assets/manifest/poses.ts'
import { ChestShow } from '#client/celebrations/chest-show.tsx'
import type { Loot } from '#client/celebrations/loot-list.tsx'
import { useLoot } from '#client/topics/inbox/shared/use-loot.ts'
import { combatProfileQuery } from '#client/topics/kombat/queries.ts'
import { FighterView } from '#client/ui/fighters/fighter-view.tsx'
import { formatInteger } from '#client/ui/format/format.ts'
import { loadAtlas } from '#client/ui/icons/atlas.ts'
import type { CallData } from '#contracts/schemas.ts'
import { SET_TYPES, type ShopSet } from '#rules/shop/offers.ts'
import { GreatOrBag } from './great-or-bag.tsx'
import { offerChest, offerIcon } from './offer-name.ts'
import { setOfType, wornPieces } from './set-view.ts'
import { ValentineDialog } from './valentine-dialog.tsx'

const FIGHTER_PX = 210

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

const InSet = ({ set, opened }: { readonly set: ShopSet; readonly opened: Opened }) => {
  const houseId = useQuery(combatProfileQuery).data?.house_id
  const types = SET_TYPES.filter((type) => opened.equipments.some((item) => item.type === type))
  if (houseId === undefined) return null
  return <FighterView houseId={houseId} cosmetic={wornPieces(set, types)} size={FIGHTER_PX} pose={POSES.win} />
}

/**
 * Set pieces are all prototypes, so the shine cannot follow rarity: a whole set shines as legendary, a single piece as
 * epic (R32).
 */
const shineOf = ({ equipments }: Opened) => (equipments.length > 1 ? 'legendary' : 'epic')

export interface BoughtOfferCelebrationProps {
  readonly type: string
  readonly opened: Opened
  readonly onClose: () => void
}

/** If pieces of the Valentine set were bought, their dialog follows (rows 168, 169). */
export const BoughtOfferCelebration = ({ type, opened, onClose }: BoughtOfferCelebrationProps) => {
  const { t } = useTranslation()
  const lootOf = useBoughtLoot()
  const [isSeen, setSeen] = useState(false)
  const chest = offerChest(type)
  const set = setOfType(type)
  useEffect(() => {
    if (set !== null) loadAtlas('gear-special').catch(() => undefined)
  }, [set])
  if (isSeen) return <ValentineDialog pieces={opened.equipments} onClose={onClose} />
  const close = (): void => {
    if (set === 'valentine') setSeen(true)
    else onClose()
  }
  return (
    <ChestShow
      label={t('shop.opening')}
      skipLabel={t('shop.skip')}
      backdrop="market"
      isKnown
      closed={chest?.closed ?? null}
      open={chest?.open ?? offerIcon(type)}
      items={opened.equipments}
      loot={lootOf(opened)}
      {...(set !== null && { figure: <InSet set={set} opened={opened} />, shine: shineOf(opened) })}
      title={t('shop.yours')}
      buttons={<GreatOrBag onGreat={close} onBag={onClose} />}
      onClose={close}
    />
  )
}
