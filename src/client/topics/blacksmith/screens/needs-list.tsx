import { useTranslation } from 'react-i18next'
import { useMaterialName } from '#client/topics/items/shared/material-name.ts'
import { classNames } from '#client/ui/class-names.ts'
import { formatCompact, formatInteger } from '#client/ui/format/format.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Sign } from '#client/ui/icons/sign.tsx'
import { isMaterial } from '#rules/items/materials.ts'
import styles from './needs-list.module.css'
import type { SmithNeed } from './smith-view.ts'

const ICON_PX = 40

export interface NeedsListProps {
  readonly needs: readonly SmithNeed[]
  readonly isStaged: boolean
  /** True while nothing can be done: what is missing then needs no warning. */
  readonly isQuiet: boolean
}

export const NeedsList = ({ needs, isStaged, isQuiet }: NeedsListProps) => {
  const { t } = useTranslation()
  const nameOf = useMaterialName()
  return (
    <ul className={styles.needs} aria-label={t('blacksmith.needs')}>
      {needs.map(({ slug, needed, held }, index) => {
        const name = nameOf({ slug })
        const isEnough = held >= needed
        return (
          <li
            key={slug}
            className={classNames(styles.need, isStaged && styles.staged, !isEnough && styles.short)}
            style={{ animationDelay: `${index * 90}ms` }}
          >
            <span className="visually-hidden">
              {t('blacksmith.need', { name, held: formatInteger(held), needed: formatInteger(needed) })}
              {isStaged && `, ${t('blacksmith.staged')}`}
            </span>
            <span className={styles.slot} aria-hidden="true">
              {isMaterial(slug) && <Icon name={slug} size={ICON_PX} className={styles.icon} />}
              {isEnough && (
                <span className={styles.check}>
                  <Sign name="check" />
                </span>
              )}
            </span>
            <span className="soft digits bold" aria-hidden="true">
              <span className={isQuiet ? undefined : styles.held}>{formatCompact(held)}</span>/{formatCompact(needed)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
