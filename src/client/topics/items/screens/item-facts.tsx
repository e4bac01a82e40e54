import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { itemName } from '#client/i18n/names.ts'
import { formatDate } from '#client/ui/format/format.ts'
import { MarkSign } from '#client/ui/items/item-mark.tsx'
import { RarityTag } from '#client/ui/items/rarity-tag.tsx'
import type { CallData } from '#contracts/schemas.ts'
import { ItemTile, marksOf } from '../shared/item-tile.tsx'
import { StatLine, StatLines } from '../shared/stat-line.tsx'
import { useTypeLabel } from '../shared/type-label.ts'
import styles from './item-facts.module.css'

type ShownEquipment = CallData<'equipments.get'>

/** Of another player's item only public states are shown. */
const Marks = ({ item }: { readonly item: ShownEquipment }) => {
  const { t } = useTranslation()
  const marks = item.own ? marksOf({ ...item, own: item.own }) : item.tradeable ? [] : (['notTradeable'] as const)
  if (marks.length === 0) return null
  const until = item.own?.bound_until
  return (
    <ul className="flex wrap gap-6" aria-label={t('inventory.states')}>
      {marks.map((mark) => (
        <li key={mark} className={styles.mark} data-mark={mark}>
          <MarkSign mark={mark} size={20} />
          {mark === 'notTradeable' && until !== undefined
            ? t('inventory.tradeableFrom', { date: formatDate(Date.parse(until)) })
            : t(`inventory.mark.${mark}`)}
        </li>
      ))}
    </ul>
  )
}

export const ItemFacts = ({ item }: { readonly item: ShownEquipment }) => {
  const { t } = useTranslation()
  const linesId = useId()
  const typeLabel = useTypeLabel()
  const primary = item.equipment_stats.find((stat) => stat.primary)
  const lines = item.equipment_stats.filter((stat) => !stat.primary)
  return (
    <>
      <div className={styles.head}>
        <ItemTile item={item} size={104} />
        <div className={styles.words}>
          {item.own === null && <p className={styles.name}>{itemName(item.name)}</p>}
          <p className="row wrap soft gap-4-8">
            <RarityTag rarity={item.rarity} /> {typeLabel(item.type)}
          </p>
          {primary && (
            <p className="size-18">
              <StatLine stat={primary} />
            </p>
          )}
          <Marks item={item} />
        </div>
      </div>
      {lines.length === 0 ? (
        <p className={styles.none}>{t('inventory.bonusTbd')}</p>
      ) : (
        <section aria-labelledby={linesId}>
          <h3 id={linesId} className="margin-bottom-6 size-17">
            {t('inventory.bonus')}
          </h3>
          <StatLines lines={lines} className={styles.lines} />
        </section>
      )}
      {item.own === null && <p className={styles.none}>{t('inventory.notYours')}</p>}
    </>
  )
}
