import { useTranslation } from 'react-i18next'
import { extraIconUrl } from '#assets/manifest/extras.ts'
import { ChestShow } from '#client/celebrations/chest-show.tsx'
import type { Loot } from '#client/celebrations/loot-list.tsx'
import { useLoot } from '#client/topics/inbox/shared/use-loot.ts'
import { formatInteger } from '#client/ui/format/format.ts'
import type { OpenedReward } from '#contracts/wire.ts'

const CLOSED = { url: extraIconUrl('chest-season') }
const OPEN = { url: extraIconUrl('chest-season-open') }

export interface ChestCelebrationProps {
  readonly opened: OpenedReward | 'coming'
  readonly onClose: () => void
}

export const ChestCelebration = ({ opened, onClose }: ChestCelebrationProps) => {
  const { t } = useTranslation()
  const lootOf = useLoot()
  const isKnown = opened !== 'coming'
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
      items={isKnown ? opened.equipments : []}
      loot={loot}
      title={t('seasonEnd.yours')}
      done={t('seasonEnd.great')}
      onClose={onClose}
    />
  )
}
