import { useTranslation } from 'react-i18next'
import { extraIconUrl } from '#assets/manifest/extras.ts'
import type { IconName } from '#assets/manifest/packs.ts'
import { itemName } from '#client/i18n/names.ts'
import { lookUrl } from '#client/topics/season-path/shared/look-picture.ts'
import { formatBalance, formatInteger } from '#client/ui/format/format.ts'
import { stoneIcon } from '#client/ui/icons/game-icons.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { pictureOf } from '#client/ui/items/item-picture.ts'
import { isMaterial } from '#rules/items/materials.ts'
import type { Gain } from './collect.ts'
import styles from './gain-list.module.css'

interface Line {
  readonly key: string
  readonly icon: IconName | { readonly url: string }
  readonly amount: string
  readonly name: string
}

const useLines = ({ tokNano, star, materials, stones, tickets, items, others, looks }: Gain): readonly Line[] => {
  const { t } = useTranslation()
  const lines: Line[] = []
  if (tokNano > 0) lines.push({ key: 'tok', icon: 'tok', amount: `+${formatBalance(tokNano)}`, name: t('home.tok') })
  if (star > 0) lines.push({ key: 'star', icon: 'star', amount: `+${formatInteger(star)}`, name: t('today.star') })
  for (const [slug, quantity] of materials) {
    if (isMaterial(slug))
      lines.push({
        key: slug,
        icon: slug,
        amount: `×${formatInteger(quantity)}`,
        name: t(`ui.material.${slug}`),
      })
  }
  for (const [index, { type, level }] of stones.entries())
    lines.push({
      key: `stone-${index}`,
      icon: stoneIcon(type, level),
      amount: '×1',
      name: t(`today.stone.${type}`),
    })
  if (tickets > 0)
    lines.push({
      key: 'ticket',
      icon: { url: extraIconUrl('ticket') },
      amount: `×${formatInteger(tickets)}`,
      name: t('today.ticket', { count: tickets }),
    })
  for (const item of items)
    lines.push({ key: item.id, icon: { url: pictureOf(item) }, amount: '×1', name: itemName(item.name) })
  for (const [slug, quantity] of others)
    lines.push({
      key: slug,
      icon: { url: extraIconUrl(slug) },
      amount: `×${formatInteger(quantity)}`,
      name: t(`seasonPath.reward.${slug}`),
    })
  for (const each of looks)
    lines.push({ key: each.look, icon: { url: lookUrl(each) }, amount: '×1', name: t(`seasonPath.look.${each.look}`) })
  return lines
}

export const GainList = ({ gain }: { readonly gain: Gain }) => (
  <ul className="flex wrap gap-10 justify-center">
    {useLines(gain).map(({ key, icon, amount, name }, index) => (
      <li key={key} className={styles.gain} style={{ animationDelay: `${index * 90}ms` }}>
        <Icon name={icon} size={44} />
        <strong>{amount}</strong>
        <span>{name}</span>
      </li>
    ))}
  </ul>
)
