import { useTranslation } from 'react-i18next'
import { assetView, formatEntryAmount } from '#client/topics/ledger/shared/asset-view.ts'
import { Chip } from '#client/ui/values/chip.tsx'
import type { MedalGain } from './claimable-medals.ts'

export const MedalGains = ({ gains, label }: { readonly gains: readonly MedalGain[]; readonly label: string }) => {
  const { t } = useTranslation()
  return (
    <ul className="row wrap justify-center gap-8" aria-label={label}>
      {gains.map(({ asset, amount }) => (
        <li key={asset}>
          <Chip icon={assetView(asset).icon} label={t(`medals.asset.${asset}`)}>
            {formatEntryAmount(asset, amount)}
          </Chip>
        </li>
      ))}
    </ul>
  )
}
