import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { IconName } from '#assets/manifest/packs.ts'
import { dayText } from '#client/topics/market/shared/day-text.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { LoadProblem } from '#client/ui/feedback/load-problem.tsx'
import { formatInteger } from '#client/ui/format/format.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Sign } from '#client/ui/icons/sign.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import { CopyValue } from '#client/ui/values/copy-value.tsx'
import type { CallData } from '#contracts/schemas.ts'
import { weekTimes } from '#rules/days.ts'
import type { ReceiptKind } from '#rules/receipts/receipts.ts'
import { CheckedLine } from './checked-line.tsx'
import styles from './receipts.module.css'
import { useLineCheck } from './use-line-check.ts'

type Week = CallData<'receipts.list'>['weeks'][number]

const ICONS: Readonly<Record<ReceiptKind, IconName>> = {
  tournament: 'fight',
  league: 'trophy',
  season: 'league-7',
  airdrop: 'nav-reward',
}
const ICON_PX = 32

const KindCheck = ({
  kind,
  lines,
  root,
  week,
}: Week['kinds'][number] & { readonly week: string; readonly root: string }) => {
  const { t } = useTranslation()
  const check = useLineCheck(week, kind, root)
  return (
    <li className={styles.kind}>
      <div className={styles.head}>
        <Icon name={ICONS[kind]} size={ICON_PX} />
        <p className={styles.name}>
          <strong>{t(`fairPlay.receipts.kind.${kind}`)}</strong>
          <span className="muted size-14">{t('fairPlay.receipts.lines', { count: lines, shown: lines })}</span>
        </p>
        {!check.lines && (
          <Button size="small" variant="secondary" pending={check.isRunning} onClick={check.start}>
            {t(kind === 'airdrop' ? 'fairPlay.receipts.checkShared' : 'fairPlay.receipts.check', { count: lines })}
            <span className="visually-hidden"> {t(`fairPlay.receipts.kind.${kind}`)}</span>
          </Button>
        )}
      </div>
      <div role="status">
        {check.lines && (
          <ul className="grid gap-6">
            {check.lines.map(({ line, verdict }) => (
              <CheckedLine key={line.leaf} kind={kind} line={line} root={root} verdict={verdict} />
            ))}
          </ul>
        )}
      </div>
      {check.error && (
        <LoadProblem error={check.error} text={t('fairPlay.receipts.checkFailed')} onRetry={check.start} />
      )}
    </li>
  )
}

export interface WeekCardProps {
  readonly week: Week
  /** The root as this device saw it first. It should equal `week.root`. */
  readonly seenRoot: string
  readonly isStranger: boolean
}

export const WeekCard = ({ week: { week, root, leaves, announced, kinds }, seenRoot, isStranger }: WeekCardProps) => {
  const { t } = useTranslation()
  const id = useId()
  const { fromMs, endsMs } = weekTimes(week)
  return (
    <Panel as="li" tone="deep" aria-labelledby={id} className={styles.week}>
      <div className="flex wrap align-center justify-between gap-4-10">
        <h3 id={id} className="size-16">
          {t('fairPlay.receipts.week', { from: dayText(fromMs), to: dayText(endsMs - 1) })}
        </h3>
        {announced && (
          <span className="inline-row gap-5 bold size-14 mint">
            <Sign name="check" /> {t('fairPlay.receipts.announced')}
          </span>
        )}
      </div>
      {seenRoot !== root && (
        <p className={styles.changed} role="alert">
          <Sign name="cross" /> {t('fairPlay.receipts.changed')}
        </p>
      )}
      <dl>
        <CopyValue name={t('fairPlay.receipts.root', { count: leaves, shown: formatInteger(leaves) })} value={root} />
        {seenRoot !== root && <CopyValue name={t('fairPlay.receipts.seenRoot')} value={seenRoot} />}
      </dl>
      {kinds.length > 0 ? (
        <ul className="grid gap-10">
          {kinds.map((own) => (
            <KindCheck key={own.kind} {...own} week={week} root={seenRoot} />
          ))}
        </ul>
      ) : (
        !isStranger && <p className="muted size-14">{t('fairPlay.receipts.nothing')}</p>
      )}
    </Panel>
  )
}
