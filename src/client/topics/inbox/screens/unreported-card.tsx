import { useTranslation } from 'react-i18next'
import { extraIconUrl } from '#assets/manifest/extras.ts'
import { useOpenPage } from '#client/game/origin.ts'
import type { Address } from '#client/game/page-paths.ts'
import { useLedgerLabels } from '#client/topics/ledger/shared/use-ledger-labels.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import type { InboxItem } from '#contracts/wire.ts'

const ICON_PX = 48

/** Hides a tournament's reward until the player has watched the end (R26). */
export const UnreportedCard = ({ address, item }: { readonly item: InboxItem; readonly address: Address }) => {
  const { t } = useTranslation()
  const openPage = useOpenPage()
  const words = useLedgerLabels()
  return (
    <Panel as="li" tone="gold" className="grid gap-10">
      <div className="row gap-12">
        <Icon name={{ url: extraIconUrl('league-cup') }} size={ICON_PX} />
        <div className="shrinks grows">
          <h3 className="size-18 breakable leading-120">{words.reason(item.reason)}</h3>
          <p className="soft size-14">{t('inbox.untold')}</p>
        </div>
      </div>
      <Button fullWidth icon="watch" onClick={() => openPage(address)}>
        {t('inbox.watchFights')}
      </Button>
    </Panel>
  )
}
