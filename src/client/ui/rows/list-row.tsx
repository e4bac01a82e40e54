import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../class-names.ts'
import { Icon, type IconArt } from '../icons/icon.tsx'
import styles from './list-row.module.css'
import { RowSign, type RowState } from './row-sign.tsx'

export interface ListRowProps {
  readonly title: ReactNode
  readonly detail?: ReactNode
  readonly icon?: IconArt | ReactElement
  readonly trailing?: ReactNode
  readonly state?: RowState
  /** Shown instead of the detail if `state` is `error`. */
  readonly problem?: string
  readonly current?: boolean
  readonly onPress?: () => void
}

const ICON_PX = 36

/** Render it inside an `<li>`. */
export const ListRow = ({
  title,
  detail,
  icon,
  trailing,
  state = 'idle',
  problem,
  current = false,
  onPress,
}: ListRowProps) => {
  const { t } = useTranslation()
  const content = (
    <>
      {icon === undefined || isValidElement(icon) ? icon : <Icon name={icon} size={ICON_PX} />}
      <span className={styles.words}>
        <bdi className={styles.title}>{title}</bdi>
        {state === 'error' && problem !== undefined ? (
          <span className={styles.problem}>{problem}</span>
        ) : detail === undefined ? null : (
          <span className={styles.detail}>{detail}</span>
        )}
      </span>
      <span className={styles.end}>
        {trailing === undefined ? null : <bdi className="inline-row gap-6">{trailing}</bdi>}
        <RowSign state={state} leadsOn={onPress !== undefined} />
      </span>
      {state === 'progress' && <span className="visually-hidden">{t('ui.inProgress')}</span>}
      {state === 'done' && <span className="visually-hidden">{t('ui.done')}</span>}
      {state === 'error' && problem === undefined && <span className="visually-hidden">{t('ui.failed')}</span>}
    </>
  )
  const className = classNames(styles.row, styles[state], current && styles.current)
  if (!onPress) {
    return (
      <div className={className} aria-busy={state === 'progress' || undefined}>
        {content}
      </div>
    )
  }
  const isBusy = state === 'progress'
  return (
    <button
      type="button"
      className={classNames(className, styles.pressable)}
      disabled={state === 'disabled'}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      aria-current={current || undefined}
      onClick={() => {
        if (!isBusy) onPress()
      }}
    >
      {content}
    </button>
  )
}
