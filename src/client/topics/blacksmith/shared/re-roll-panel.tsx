import { useTranslation } from 'react-i18next'
import { Button } from '#client/ui/controls/button.tsx'
import { formatCost } from '#client/ui/format/format.ts'
import type { OwnEquipment } from '#contracts/wire.ts'
import { PolishPanel } from './polish-panel.tsx'
import { RerollAd, RerollQuestion } from './re-roll-dialogs.tsx'
import styles from './re-roll-panel.module.css'
import { RerollResult } from './re-roll-result.tsx'
import { useReroll } from './use-re-roll.ts'

export const ReRollPanel = ({ item }: { readonly item: OwnEquipment }) => {
  const { t } = useTranslation()
  const reroll = useReroll(item)
  const { ad, isPending, rerolls } = reroll
  const { costNano, credits } = rerolls
  return (
    <div className="grid gap-8">
      <div className={styles.buttons}>
        <Button icon="tok" variant="secondary" size="small" onClick={reroll.askPaid}>
          {t('reRoll.button')}{' '}
          <small className="size-14 block">
            {costNano === null ? t('reRoll.spent') : t('reRoll.cost', { cost: formatCost(costNano) })}
          </small>
        </Button>
        <Button
          variant="secondary"
          size="small"
          pending={credits === undefined || ad.isWatching}
          {...(credits === 0 && { icon: 'watch' })}
          onClick={reroll.askFree}
        >
          {t('reRoll.free')}
          {credits === 0 && <small className="size-14 block"> {t('reRoll.video')}</small>}
        </Button>
      </div>
      <p className="muted size-14">{t('reRoll.help')}</p>
      <PolishPanel item={item} />
      <RerollQuestion item={item} reroll={reroll} isPending={isPending} />
      <RerollAd reroll={reroll} />
      <RerollResult itemId={item.id} reroll={reroll} />
      {ad.sheet}
    </div>
  )
}
