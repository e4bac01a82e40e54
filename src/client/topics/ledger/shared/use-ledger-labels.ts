import { useTranslation } from 'react-i18next'
import type { LedgerReason } from '#contracts/ledger-reasons.ts'
import { assetView } from './asset-view.ts'

/** Uses a general text for an asset or reason that this build does not know. */
export const useLedgerLabels = () => {
  const { t, i18n } = useTranslation()
  return {
    reason: (reason: string): string => {
      const key = `ledger.reason.${reason}`
      return i18n.exists(key) ? t(key as `ledger.reason.${LedgerReason}`) : t('ledger.otherReason')
    },
    asset: (asset: string): string => {
      const view = assetView(asset)
      if (view.kind === 'plain') return t(`ledger.asset.${view.name}`)
      if (view.kind === 'material') return t(`ui.material.${view.slug}`)
      if (view.kind === 'other') return t(`ledger.other.${view.name}`)
      return view.kind === 'stone' ? t(`ledger.stone.${view.type}`, { level: view.level }) : t('ledger.otherAsset')
    },
  } as const
}
