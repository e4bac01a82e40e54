import { useTranslation } from 'react-i18next'
import { formatInteger } from '#client/ui/format/format.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import type { ShopItem } from '#contracts/wire.ts'
import { fortnightOf } from '../shared/offer-view.ts'
import styles from './fortnight-note.module.css'
import { FortnightEnd } from './sale-end.tsx'

const ICON_PX = 44

export const FortnightNote = ({
  items,
  onEnd,
}: {
  readonly items: readonly ShopItem[]
  readonly onEnd: () => void
}) => {
  const { t } = useTranslation()
  const fortnight = fortnightOf(items)
  if (fortnight === null) return null
  const { all, left, resetsMs } = fortnight
  return (
    <div className={styles.note}>
      <Icon name={left > 0 ? 'box-iron' : 'box-iron-open'} size={ICON_PX} />
      <p className="grid gap-2 shrinks breakable">
        <strong>{t('shop.chestsLeft', { left: formatInteger(left), all: formatInteger(all) })}</strong>
        <span className="soft size-14">
          <FortnightEnd endMs={resetsMs} onEnd={onEnd} />
        </span>
      </p>
    </div>
  )
}
