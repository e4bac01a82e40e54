import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useOpenPage } from '#client/game/origin.ts'
import { StatLine } from '#client/topics/items/shared/stat-line.tsx'
import { statValueText } from '#client/topics/items/shared/stat-text.ts'
import { toUpgrade } from '#client/topics/upgrades/links.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { formatBalance, formatCost } from '#client/ui/format/format.ts'
import { useLastShown } from '#client/ui/hooks/use-last-shown.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Sign } from '#client/ui/icons/sign.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import type { OwnEquipment } from '#contracts/wire.ts'
import { canPolish, POLISH_SALARY_LEVEL } from '#rules/blacksmith/polish.ts'
import styles from './polish-panel.module.css'
import { type PolishFlow, usePolish } from './use-polish.ts'

const PolishQuestion = ({ polish }: { readonly polish: PolishFlow }) => {
  const { t } = useTranslation()
  const { asked, balanceNano = 0, close, confirm, isPending } = polish
  const shown = useLastShown(asked)
  if (shown === null) return null
  return (
    <ConfirmDialog
      open={asked !== null}
      title={t('polish.question')}
      confirmLabel={t('polish.confirm')}
      pending={isPending}
      onConfirm={confirm}
      onCancel={close}
    >
      <div className="grid gap-10">
        <p className="row gap-8 justify-center bold">
          <Icon name="tok" size={28} />
          <span>{t('polish.costs', { cost: formatCost(shown.costNano), balance: formatBalance(balanceNano) })}</span>
        </p>
        <dl className="grid gap-4">
          <dt className="soft size-14">{t('polish.now')}</dt>
          <dd className={styles.line}>
            <StatLine stat={shown.now} />
          </dd>
          <dt className="soft size-14">{t('polish.after')}</dt>
          <dd className={styles.line} data-after="true">
            <StatLine stat={shown.after} />
          </dd>
        </dl>
        <p className="soft size-15">{t('polish.sure')}</p>
      </div>
    </ConfirmDialog>
  )
}

/** Renders nothing if no line of the item can be polished. */
export const PolishPanel = ({ item }: { readonly item: OwnEquipment }) => {
  const { t } = useTranslation()
  const openPage = useOpenPage()
  const headId = useId()
  const polish = usePolish(item)
  const { done, offers, salaryLevel } = polish
  if (salaryLevel === undefined) return null
  const isOpen = canPolish(salaryLevel)
  return (
    <>
      {offers.length > 0 && (
        <section aria-labelledby={headId} className="grid gap-8 margin-top-8">
          <h3 id={headId} className="size-17">
            {t('polish.title')}
          </h3>
          {isOpen ? (
            <>
              <ul className="grid gap-8">
                {offers.map((offer) => {
                  const { after, costNano, now } = offer
                  const name = t(`items.stat.${now.type}`)
                  const [from, to, cost] = [statValueText(now), statValueText(after), formatCost(costNano)]
                  return (
                    <li key={now.type} className={styles.offer} data-done={now.type === done}>
                      <span key={now.level} className={styles.gain}>
                        <span className="soft">{name}</span> <strong className="digits">{from}</strong>{' '}
                        <Sign name="right" />
                        <span className="visually-hidden">{t('polish.becomes')}</span>{' '}
                        <strong className="digits mint">{to}</strong>
                      </span>
                      <Button
                        icon="tok"
                        variant="secondary"
                        size="small"
                        aria-label={t('polish.label', { name, from, to, cost })}
                        onClick={() => polish.ask(offer)}
                      >
                        {t('polish.button', { cost })}
                      </Button>
                    </li>
                  )
                })}
              </ul>
              <p className="muted size-14">{t('polish.help')}</p>
            </>
          ) : (
            <>
              <p className="muted size-14">{t('polish.locked', { needed: POLISH_SALARY_LEVEL, level: salaryLevel })}</p>
              <Button variant="quiet" size="small" onClick={() => openPage(toUpgrade('mining-tok'))}>
                {t('polish.raise')}
              </Button>
            </>
          )}
        </section>
      )}
      <PolishQuestion polish={polish} />
    </>
  )
}
