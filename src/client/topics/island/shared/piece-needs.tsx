import { useTranslation } from 'react-i18next'
import { formatCompact, formatInteger } from '#client/ui/format/format.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import styles from './piece-needs.module.css'
import type { PieceNeed } from './use-build.ts'

const ICON_PX = 34

export const PieceNeeds = ({ needs }: { readonly needs: readonly PieceNeed[] }) => {
  const { t } = useTranslation()
  return (
    <ul className="flex wrap justify-center gap-8" aria-label={t('island.costs')}>
      {needs.map(({ held, needed, slug }) => (
        <li key={slug} className={styles.need} data-short={held < needed || undefined}>
          <span className="visually-hidden">
            {t('island.need', {
              name: t(`ui.material.${slug}`),
              needed: formatInteger(needed),
              held: formatInteger(held),
            })}
          </span>
          <Icon name={slug} size={ICON_PX} />
          <span className="digits bold" aria-hidden="true">
            <span className={styles.held}>{formatCompact(held)}</span>/{formatCompact(needed)}
          </span>
        </li>
      ))}
    </ul>
  )
}
