import { useTranslation } from 'react-i18next'
import { useAppNavigate } from '../../../game/navigation.tsx'
import { useHere } from '../../../game/origin.ts'
import { PAGE } from '../../../game/page-addresses.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Panel } from '../../../ui/surfaces/panel.tsx'
import { useLedgerLabels } from '../../ledger/shelf/use-ledger-labels.ts'
import styles from './reward-card.module.css'

const ICON_PX = 48

/** A prize of the tournament whose fights were not watched yet: it says neither place nor amount (row 30). */
export const HiddenPrize = () => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const here = useHere()
  const reason = useLedgerLabels().reason('tournament-prize')
  return (
    <Panel as="li" tone="gold" className="grid gap-10">
      <div className="row gap-12">
        <Icon name="chest-iron" size={ICON_PX} />
        <div className="shrinks grows">
          <h3 className={styles.reason}>{reason}</h3>
          <p className="soft size-14">{t('inbox.hidden')}</p>
        </div>
      </div>
      <Button
        fullWidth
        variant="secondary"
        icon="fight"
        onClick={() => navigate(PAGE.TOURNAMENT.path, { state: here })}
      >
        {t('inbox.watchFirst')}
      </Button>
    </Panel>
  )
}
