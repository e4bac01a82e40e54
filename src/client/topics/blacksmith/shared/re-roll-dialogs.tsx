import { useTranslation } from 'react-i18next'
import { isSetPiece } from '#assets/manifest/special-slugs.ts'
import { QualityOdds } from '#client/topics/items/shared/quality-odds.tsx'
import { StatLine } from '#client/topics/items/shared/stat-line.tsx'
import { Button } from '#client/ui/controls/button.tsx'
import { formatBalance, formatCost, formatDuration } from '#client/ui/format/format.ts'
import { useLastShown } from '#client/ui/hooks/use-last-shown.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import type { OwnEquipment } from '#contracts/wire.ts'
import { bonusLines } from '#rules/blacksmith/blacksmith.ts'
import styles from './re-roll-dialogs.module.css'
import type { Reroll } from './use-re-roll.ts'

const Price = ({ by, reroll }: { readonly by: 'paid' | 'free'; readonly reroll: Reroll }) => {
  const { t } = useTranslation()
  const { rerolls: now, balanceNano = 0, step } = reroll
  const { costAfterNano, costNano, resetInMs } = (step?.kind === 'confirm' && step.sent) || now
  if (by === 'free') return <p className="row gap-8 justify-center bold">{t('reRoll.costsNothing')}</p>
  const time = formatDuration(resetInMs)
  return (
    <>
      <p className="row gap-8 justify-center bold">
        <Icon name="tok" size={28} />
        <span>{t('reRoll.costs', { cost: formatCost(costNano ?? 0), balance: formatBalance(balanceNano) })}</span>
      </p>
      <p className="soft size-15">
        {costAfterNano === null
          ? t('reRoll.last', { time })
          : t('reRoll.next', { cost: formatCost(costAfterNano), time })}
      </p>
    </>
  )
}

export interface RerollQuestionProps {
  readonly item: OwnEquipment
  readonly reroll: Reroll
  readonly isPending: boolean
}

export const RerollQuestion = ({ item, reroll, isPending }: RerollQuestionProps) => {
  const { t } = useTranslation()
  const { close, confirm, step } = reroll
  const by = step?.kind === 'confirm' ? step.by : null
  const shown = useLastShown(by)
  if (shown === null) return null
  const lines = bonusLines({ stats: item.equipment_stats })
  return (
    <ConfirmDialog
      open={by !== null}
      title={t(shown === 'free' ? 'reRoll.titleFree' : 'reRoll.title')}
      confirmLabel={t('reRoll.confirm')}
      pending={isPending}
      onConfirm={confirm}
      onCancel={close}
    >
      <div className="grid gap-10">
        <Price by={shown} reroll={reroll} />
        <p className="soft size-15">{t('reRoll.replaces')}</p>
        <ul className="grid gap-8 on-ink radius-14 padding-10-12">
          {lines.map((stat) => (
            <li key={stat.type}>
              <StatLine stat={stat} />
            </li>
          ))}
        </ul>
        {lines.some(({ polished }) => polished !== undefined) && <p className="bold">{t('reRoll.losesPolish')}</p>}
        {isSetPiece(item.slug) ? (
          <p className="soft size-15">{t('reRoll.oddsSet')}</p>
        ) : (
          <QualityOdds label={t('reRoll.odds')} />
        )}
      </div>
    </ConfirmDialog>
  )
}

export const RerollAd = ({ reroll }: { readonly reroll: Reroll }) => {
  const { t } = useTranslation()
  return (
    <Dialog open={reroll.step?.kind === 'ad'} onClose={reroll.close} title={t('reRoll.adTitle')}>
      <div className="grid gap-12 items-center text-center">
        <span className={styles.film}>
          <Icon name="watch" size={72} />
        </span>
        <p>{t('reRoll.adText')}</p>
        <p className="soft size-15">{t('reRoll.adLeft')}</p>
        <Button icon="watch" fullWidth onClick={() => void reroll.watch()}>
          {t('reRoll.watch')}
        </Button>
      </div>
    </Dialog>
  )
}
