import { useState } from 'react'
import { GEAR_SLOTS } from '#assets/manifest/fighter-layers.ts'
import { iconUrl } from '#assets/manifest/packs.ts'
import { ItemCard } from '#client/ui/items/item-card.tsx'
import type { ItemMark } from '#client/ui/items/item-mark.tsx'
import { RARITIES, type Rarity, starsOf } from '#rules/items/rarities.ts'
import styles from './design-page.module.css'
import { DesignSection, Sample } from './design-section.tsx'

const MARKS: readonly ItemMark[] = ['worn', 'locked', 'onSale', 'notTradeable']
const SIZES = [30, 44, 56, 72, 96, 128] as const

const labelOf = (name: string, rarity: Rarity): string => `${name}, ${rarity}, ${starsOf(rarity)} stars`

const Choosable = () => {
  const [chosen, setChosen] = useState<Rarity>('epic')
  return RARITIES.map((rarity) => (
    <ItemCard
      key={rarity}
      slot="helmet"
      rarity={rarity}
      size={64}
      label={labelOf('Helmet', rarity)}
      name="Helmet"
      selected={chosen === rarity}
      onPress={() => setChosen(rarity)}
      className={styles.fixed}
    />
  ))
}

export const ItemsSection = () => (
  <DesignSection id="items" title="Item cards">
    <Sample title="rarity by colour, stars and name" wide>
      <div className={styles.items}>
        {RARITIES.map((rarity) => (
          <ItemCard
            key={rarity}
            slot="sword"
            rarity={rarity}
            size={84}
            label={labelOf('Sword', rarity)}
            name="Sword"
            showRarity
          />
        ))}
      </div>
    </Sample>
    <Sample title="sizes 30 to 128" wide>
      <div className={styles.items}>
        {SIZES.map((size) => (
          <ItemCard
            key={size}
            slot="wings"
            rarity="legendary"
            size={size}
            label={labelOf('Wings', 'legendary')}
            quantity={size > 50 ? 12 : 1}
            marks={size > 40 ? ['locked'] : []}
          />
        ))}
      </div>
    </Sample>
    <Sample title="buttons, one selected">
      <div className={styles.items}>
        <Choosable />
      </div>
    </Sample>
    <Sample title="marks: worn, locked, on sale, not tradeable; two at once">
      <div className={styles.items}>
        {MARKS.map((mark) => (
          <ItemCard
            key={mark}
            slot="shield"
            rarity="rare"
            size={64}
            label={labelOf('Shield', 'rare')}
            marks={[mark]}
            name={mark}
            className={styles.fixed}
          />
        ))}
        <ItemCard
          slot="armor"
          rarity="common"
          size={64}
          label={labelOf('Armor', 'common')}
          marks={['worn', 'notTradeable']}
          onPress={() => undefined}
        />
      </div>
    </Sample>
    <Sample title="disabled, empty, other pictures, long name">
      <div className={styles.items}>
        <ItemCard slot="boots" rarity="uncommon" size={64} label="Boots" disabled />
        <ItemCard slot="boots" rarity="uncommon" size={64} label="Boots" disabled onPress={() => undefined} />
        <ItemCard picture={iconUrl('stone-frost-prison-3')} rarity="rare" size={64} label="Frost Prison" quantity={3} />
        <ItemCard picture={iconUrl('chest-titanium')} rarity="epic" size={64} label="Titanium chest" quantity={128} />
        <ItemCard
          slot="animal"
          rarity="legendary"
          size={64}
          label="Companion"
          name="The Extraordinarily Long Companion"
          className={styles.fixed}
        />
      </div>
    </Sample>
    <Sample title="empty slots">
      <div className={styles.items}>
        {GEAR_SLOTS.map((slot) => (
          <ItemCard key={slot} slot={slot} rarity={null} size={56} label={`${slot}: empty`} />
        ))}
      </div>
    </Sample>
  </DesignSection>
)
