import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { extraIconUrl } from '#assets/manifest/extras.ts'
import { POSES } from '#assets/manifest/poses.ts'
import { ChestShow } from '#client/celebrations/chest-show.tsx'
import type { Loot } from '#client/celebrations/loot-list.tsx'
import { useLoot } from '#client/topics/inbox/shared/use-loot.ts'
import { useWearNow } from '#client/topics/items/shared/use-wear-now.ts'
import { combatProfileQuery } from '#client/topics/kombat/queries.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { FighterView } from '#client/ui/fighters/fighter-view.tsx'
import { formatInteger } from '#client/ui/format/format.ts'
import type { OpenedReward } from '#contracts/wire.ts'
import { isWornType } from '#rules/items/item-kinds.ts'
import { RARITIES } from '#rules/items/rarities.ts'

const CLOSED = { url: extraIconUrl('chest-season') }
const PET_PX = 210
const OPEN = { url: extraIconUrl('chest-season-open') }

export interface ChestCelebrationProps {
  readonly opened: OpenedReward | 'coming'
  readonly onClose: () => void
}

export const ChestCelebration = ({ opened, onClose }: ChestCelebrationProps) => {
  const { t } = useTranslation()
  const lootOf = useLoot()
  const profile = useQuery(combatProfileQuery).data
  const { isWorn, isPending, wear } = useWearNow(t('seasonEnd.wearFailed'))
  const isKnown = opened !== 'coming'
  const items = isKnown ? opened.equipments : []
  const [best] = items
    .filter(({ type }) => isWornType(type))
    .toSorted((left, right) => RARITIES.indexOf(right.rarity) - RARITIES.indexOf(left.rarity))
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
  return (
    <ChestShow
      label={t('seasonEnd.opening')}
      skipLabel={t('seasonEnd.skip')}
      backdrop="dawn"
      isKnown={isKnown}
      closed={CLOSED}
      open={OPEN}
      items={items}
      {...(best && isWorn && profile
        ? {
            figure: (
              <FighterView
                houseId={profile.house_id}
                cosmetic={{ ...profile.cosmetic, [best.type]: best }}
                pose={POSES.win}
                size={PET_PX}
              />
            ),
          }
        : {})}
      loot={loot}
      title={t('seasonEnd.yours')}
      buttons={
        <>
          {best && !isWorn && (
            <Button size="large" fullWidth pending={isPending} onClick={() => wear(best.id)}>
              {t('seasonEnd.wear')}
            </Button>
          )}
          <Button
            size={best && !isWorn ? 'medium' : 'large'}
            variant={best && !isWorn ? 'secondary' : 'primary'}
            fullWidth
            onClick={onClose}
          >
            {t('seasonEnd.great')}
          </Button>
        </>
      }
      onClose={onClose}
    />
  )
}
