import { Fragment, type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTypeLabel } from '#client/topics/items/shared/type-label.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { DecimalField } from '#client/ui/controls/decimal-field.tsx'
import { Select } from '#client/ui/controls/select.tsx'
import { Icon } from '#client/ui/icons/icon.tsx'
import { pictureOf } from '#client/ui/items/item-picture.ts'
import { Drawer } from '#client/ui/overlays/drawer.tsx'
import { ITEM_TYPES } from '#rules/items/item-kinds.ts'
import { LINE_TYPES } from '#rules/items/item-lines.ts'
import { RARITIES } from '#rules/items/rarities.ts'
import { plainRarity } from '../shared/wanted-item.ts'
import styles from './filter-drawer.module.css'
import { type FilterName, type MarketChoice, NO_FILTERS } from './market-choice.ts'

interface PickProps<T extends string> {
  readonly label: string
  readonly ids: readonly T[]
  readonly value: T | undefined
  readonly onChange: (value: T | undefined) => void
  readonly children: (id: T) => ReactNode
}

const Pick = <T extends string>({ label, ids, value, onChange, children }: PickProps<T>) => {
  const labelId = useId()
  return (
    <section className="grid gap-6" aria-labelledby={labelId}>
      <h3 id={labelId} className="size-17">
        {label}
      </h3>
      <div className="flex wrap gap-6">
        {ids.map((id) => (
          <button
            key={id}
            type="button"
            className={styles.pick}
            data-rarity={id}
            aria-pressed={id === value}
            onClick={() => onChange(id === value ? undefined : id)}
          >
            {children(id)}
          </button>
        ))}
      </div>
    </section>
  )
}

interface FormProps {
  readonly choice: MarketChoice
  readonly onApply: (choice: MarketChoice) => void
}

const PICTURE_PX = 26

/**
 * A named item comes in several rarities, so its slug stays. Any other slug contains its rarity, so choosing another
 * rarity removes it.
 */
const namedSlug = (slug: string | undefined): string | undefined =>
  slug === undefined || plainRarity(slug) !== null ? undefined : slug

const Form = ({ choice, onApply }: FormProps) => {
  const { t } = useTranslation()
  const typeLabel = useTypeLabel()
  const [draft, setDraft] = useState(choice)
  const change = (part: Partial<MarketChoice>): void => setDraft({ ...draft, ...part })
  const { min_price: min, max_price: max } = draft
  const isReversed = min !== '' && max !== '' && Number(min) > Number(max)
  // The slug has no field, because only links set it.
  const fields: Readonly<Record<Exclude<FilterName, 'slug'>, ReactNode>> = {
    type: (
      <Pick
        label={t('market.filter.type')}
        ids={ITEM_TYPES}
        value={draft.type}
        onChange={(type) => change({ type, slug: undefined })}
      >
        {(type) => (
          <>
            <Icon name={{ url: pictureOf({ slug: `${type}-common`, type, rarity: 'common' }) }} size={PICTURE_PX} />
            {typeLabel(type)}
          </>
        )}
      </Pick>
    ),
    rarity: (
      <Pick
        label={t('market.filter.rarity')}
        ids={RARITIES}
        value={draft.rarity}
        onChange={(rarity) => change({ rarity, slug: namedSlug(draft.slug) })}
      >
        {(rarity) => t(`ui.rarity.${rarity}`)}
      </Pick>
    ),
    stat: (
      <Select
        label={t('market.filter.stat')}
        value={draft.stat ?? 'any'}
        choices={[
          { id: 'any', label: t('market.filter.anyStat') },
          ...LINE_TYPES.map((id) => ({ id, label: t(`market.stat.${id}`) })),
        ]}
        onChange={(stat) => change({ stat: stat === 'any' ? undefined : stat })}
      />
    ),
    min_price: (
      <DecimalField
        label={t('market.filter.min')}
        value={min}
        placeholder="0.1"
        suffix="TOK"
        refusal={t('trade.list.invalid')}
        onChange={(text) => change({ min_price: text })}
      />
    ),
    max_price: (
      <DecimalField
        label={t('market.filter.max')}
        value={max}
        placeholder={t('market.filter.noMax')}
        suffix="TOK"
        refusal={t('trade.list.invalid')}
        onChange={(text) => change({ max_price: text })}
      />
    ),
  }
  const { min_price: least, max_price: most, ...picks } = fields
  return (
    <form
      className="column gap-14"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onApply(isReversed ? { ...draft, min_price: max, max_price: min } : draft)
      }}
    >
      {Object.entries(picks).map(([name, field]) => (
        <Fragment key={name}>{field}</Fragment>
      ))}
      <div className={styles.prices}>
        {least}
        {most}
      </div>
      <div className={styles.actions}>
        <Button variant="quiet" onClick={() => change(NO_FILTERS)}>
          {t('market.filter.clear')}
        </Button>
        <Button type="submit">{t('market.filter.apply')}</Button>
      </div>
    </form>
  )
}

export interface FilterDrawerProps extends FormProps {
  readonly open: boolean
  readonly onClose: () => void
}

export const FilterDrawer = ({ open, onClose, ...form }: FilterDrawerProps) => {
  const { t } = useTranslation()
  return (
    <Drawer open={open} onClose={onClose} title={t('market.filter.title')}>
      <Form {...form} />
    </Drawer>
  )
}
