import { useTranslation } from 'react-i18next'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { ClaimBody } from './claim-body.tsx'
import { claimableExtra, gainsOf } from './claimable-medals.ts'
import styles from './extra-bonus.module.css'
import type { MedalDialogProps } from './market-rewards.tsx'
import { MedalGains } from './medal-gains.tsx'
import { medalName } from './medal-name.ts'
import { MedalPicture } from './medal-picture.tsx'
import { useClaimRow } from './use-claim-row.ts'

const MEDAL_PX = 120

/** If both gold-extra medals can be claimed, shows their sum, although each claim pays only its own (row 164, R31). */
const Bonus = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation()
  const row = useClaimRow(claimableExtra, onClose)
  const { shown, left } = row
  return (
    <ClaimBody row={row} label={t('medals.claim')}>
      <ul className={styles.medals}>
        {shown.map((medal) => (
          <li key={medal.type} className="grid gap-4 items-center">
            <MedalPicture medal={medal} size={MEDAL_PX} />
            <strong className="balance">{medalName(t, medal.type)}</strong>
          </li>
        ))}
      </ul>
      <p className="soft balance">{t('medals.extra.about')}</p>
      {left.length > 1 && <p className="golden bold">{t('medals.extra.both')}</p>}
      <MedalGains gains={gainsOf(left)} label={t('medals.gives')} />
    </ClaimBody>
  )
}

export const ExtraBonus = ({ open, onClose }: MedalDialogProps) => {
  const { t } = useTranslation()
  return (
    <Dialog open={open} onClose={onClose} title={t('medals.extra.title')}>
      <Bonus onClose={onClose} />
    </Dialog>
  )
}
