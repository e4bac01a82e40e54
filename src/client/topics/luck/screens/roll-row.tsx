import { useTranslation } from 'react-i18next'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { toItem } from '#client/topics/items/links.ts'
import { reasonIcon } from '#client/topics/ledger/shared/reason-icon.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { formatDate } from '#client/ui/format/format.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Sign } from '#client/ui/icons/sign.tsx'
import { CopyValue } from '#client/ui/values/copy-value.tsx'
import type { LuckRoll } from '#contracts/wire.ts'
import { useRollText } from '../shared/use-roll-text.ts'
import styles from './roll-row.module.css'
import type { RollVerdict } from './verify-roll.ts'

const ICON_PX = 36

const VerdictTag = ({ verdict }: { readonly verdict: RollVerdict }) => {
  const { t } = useTranslation()
  const { state } = verdict
  return (
    <span className={styles.verdict} data-state={state}>
      {state === 'verified' && <Sign name="check" />}
      {state === 'wrong' && <Sign name="cross" />}
      {state === 'sealed' && <Icon name="lock" size={16} />} {t(`luck.verdict.${state}`)}
    </span>
  )
}

export interface RollRowProps {
  readonly roll: LuckRoll
  readonly verdict: RollVerdict | null
}

export const RollRow = ({ roll, verdict }: RollRowProps) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const textOf = useRollText()
  const { client_seed, item_id, name, number, server_seed, server_seed_hash } = roll
  const { odds, outcome } = textOf(name, roll)
  return (
    <li className={styles.row} data-state={verdict?.state}>
      <div className={styles.head}>
        <Icon name={reasonIcon(name === 'box' ? 'check-in-box' : name)} size={ICON_PX} />
        <div className={styles.words}>
          <p className={styles.title}>
            <strong>{t(`luck.name.${name}`)}</strong>{' '}
            <span className="muted digits size-14">{t('luck.number', { number })}</span>
          </p>
          <ul className="breakable leading-130">
            {outcome.map(({ quality, words }) => (
              <li key={words}>
                {words}
                {quality !== undefined && (
                  <span className={styles.stars}>
                    <Sign name="star" count={quality} />
                    <span className="visually-hidden">, {t('items.quality', { level: quality })}</span>
                  </span>
                )}
              </li>
            ))}
          </ul>
          <p className="muted digits size-14">
            <time dateTime={roll.at}>{formatDate(Date.parse(roll.at))}</time>
          </p>
        </div>
        {verdict && <VerdictTag verdict={verdict} />}
      </div>
      {verdict?.state === 'wrong' && <p className={styles.wrong}>{t(`luck.wrong.${verdict.reason}`)}</p>}
      <details className={styles.details}>
        <summary>
          {t('luck.details')}
          <span className="visually-hidden"> {t('luck.number', { number })}</span>
        </summary>
        <h3 className="size-16">{t('luck.odds')}</h3>
        <ul className={styles.odds}>
          {odds.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        <dl>
          <CopyValue name={t('luck.hash')} value={server_seed_hash} />
          {server_seed !== null && <CopyValue name={t('luck.secret')} value={server_seed} />}
          <CopyValue name={t('luck.clientSeed')} value={client_seed} />
        </dl>
        {item_id !== null && (
          <Button variant="quiet" size="small" onClick={() => navigate(toItem(item_id))}>
            {t('luck.toItem')}
          </Button>
        )}
      </details>
    </li>
  )
}
