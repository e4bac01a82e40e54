import { useTranslation } from 'react-i18next'
import { useMaterialName } from '#client/topics/items/shared/material-name.ts'
import { formatInteger } from '#client/ui/format/format.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { isMaterial } from '#rules/items/materials.ts'
import styles from './yield-list.module.css'

const ICON_PX = 44

export interface YieldListProps {
  readonly materials: readonly { readonly slug: string; readonly name?: string; readonly quantity: number }[]
  readonly title?: string
  readonly bought?: { readonly paid_xtr?: number | undefined } | null
}

export const YieldList = ({ materials, title, bought = null }: YieldListProps) => {
  const { t } = useTranslation()
  const nameOf = useMaterialName()
  if (materials.length === 0) {
    const paid = bought?.paid_xtr
    return (
      <p className="soft text-center">
        {paid !== undefined
          ? t('blacksmith.dismantle.boughtFor', { count: paid, price: formatInteger(paid) })
          : t(bought ? 'blacksmith.dismantle.bought' : 'blacksmith.dismantle.nothing')}
      </p>
    )
  }
  return (
    <section className="grid gap-8">
      <h3 className="size-17 text-center">{title ?? t('blacksmith.dismantle.gives')}</h3>
      <ul className={styles.list}>
        {materials.map(({ slug, name, quantity }, index) => (
          <li key={slug} className={styles.material} style={{ animationDelay: `${index * 120}ms` }}>
            {isMaterial(slug) && <Icon name={slug} size={ICON_PX} />}
            <strong className="digits">×{formatInteger(quantity)}</strong>
            <span className="soft size-14">{nameOf({ slug, name })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
