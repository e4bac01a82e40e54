import { useTranslation } from 'react-i18next'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Drawer } from '#client/ui/overlays/drawer.tsx'
import { Spinner } from '#client/ui/surfaces/spinner.tsx'
import type { Medal } from '#contracts/wire.ts'
import { ClaimBody } from './claim-body.tsx'
import { claimableMarket, gainsOf } from './claimable-medals.ts'
import styles from './market-rewards.module.css'
import { MedalGains } from './medal-gains.tsx'
import { medalName } from './medal-name.ts'
import { MedalPicture } from './medal-picture.tsx'
import { useClaimRow } from './use-claim-row.ts'

const MEDAL_PX = 64

export interface MedalDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

const Row = ({ medal, isPending }: { readonly medal: Medal; readonly isPending: boolean }) => {
  const { t } = useTranslation()
  const name = medalName(t, medal.type)
  return (
    <li className={styles.row} data-status={medal.status} aria-busy={isPending}>
      <MedalPicture medal={medal} size={MEDAL_PX} />
      <span className="grid gap-4 breakable items-start">
        <strong>{name}</strong>
        <MedalGains gains={gainsOf([medal])} label={t('medals.gives')} />
      </span>
      <span className="center">
        {isPending && <Spinner />}
        {medal.status === 'claimed' && <Icon name="check" size={28} label={t('medals.state.claimed')} />}
      </span>
    </li>
  )
}

const Rewards = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation()
  const row = useClaimRow(claimableMarket, onClose)
  return (
    <ClaimBody row={row} label={t(row.left.length > 1 ? 'medals.claimAll' : 'medals.claim')}>
      <p className="soft balance">{t('medals.market.about')}</p>
      <ul className="column gap-8 text-start">
        {row.shown.map((medal) => (
          <Row key={medal.type} medal={medal} isPending={row.pending === medal.type} />
        ))}
      </ul>
    </ClaimBody>
  )
}

export const MarketRewards = ({ open, onClose }: MedalDialogProps) => {
  const { t } = useTranslation()
  return (
    <Drawer open={open} onClose={onClose} title={t('medals.market.title')}>
      <Rewards onClose={onClose} />
    </Drawer>
  )
}
