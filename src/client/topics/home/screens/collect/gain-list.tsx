import { useTranslation } from 'react-i18next'
import type { IconName } from '../../../../../../assets/manifest/packs.ts'
import { formatBalance, formatInteger } from '../../../../ui/format/format.ts'
import { materialOf, stoneIcon } from '../../../../ui/icons/game-icons.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import type { Gain } from './collect.ts'
import styles from './gain-list.module.css'

interface Line {
  readonly key: string
  readonly icon: IconName
  readonly amount: string
  readonly name: string
}

const useLines = ({ tokNano, star, materials, stones }: Gain): readonly Line[] => {
  const { t } = useTranslation()
  const lines: Line[] = []
  if (tokNano > 0) lines.push({ key: 'tok', icon: 'tok', amount: `+${formatBalance(tokNano)}`, name: t('home.tok') })
  if (star > 0) lines.push({ key: 'star', icon: 'star', amount: `+${formatInteger(star)}`, name: t('today.star') })
  for (const [slug, quantity] of materials) {
    const material = materialOf(slug)
    if (material)
      lines.push({
        key: slug,
        icon: `material-${material}`,
        amount: `×${formatInteger(quantity)}`,
        name: t(`today.material.${material}`),
      })
  }
  for (const [index, { type, level }] of stones.entries())
    lines.push({
      key: `stone-${index}`,
      icon: stoneIcon(type, level),
      amount: '+1',
      name: t(`today.stone.${type}`),
    })
  return lines
}

/** List of a gain: each kind with its picture and amount. */
export const GainList = ({ gain }: { readonly gain: Gain }) => (
  <ul className={styles.list}>
    {useLines(gain).map(({ key, icon, amount, name }, index) => (
      <li key={key} className={styles.gain} style={{ animationDelay: `${index * 90}ms` }}>
        <Icon name={icon} size={44} />
        <strong>{amount}</strong>
        <span>{name}</span>
      </li>
    ))}
  </ul>
)
