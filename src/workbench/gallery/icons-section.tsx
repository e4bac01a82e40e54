import { extraIconNames, extraIconUrl } from '#assets/manifest/extras.ts'
import { iconNames, iconUrl } from '#assets/manifest/packs.ts'
import { ItemCard } from '#client/ui/items/item-card.tsx'
import { RARITIES, type Rarity } from '#rules/items/rarities.ts'
import { choice, text } from '#workbench/kit/address-field.ts'
import { Controls, fieldOf, Select, TextField } from '#workbench/kit/controls.tsx'
import { useAddressState } from '#workbench/kit/use-address-state.ts'
import styles from './icons-section.module.css'
import sheet from './section.module.css'

const SIZES = [20, 44, 128] as const

interface ListedIcon {
  readonly name: string
  readonly url: string
}

const ICONS: readonly ListedIcon[] = [
  ...iconNames().map((name) => ({ name, url: iconUrl(name) })),
  ...extraIconNames().map((name) => ({ name, url: extraIconUrl(name) })),
]
const EVERY_KIND = 'all'
const kindOf = (name: string): string => name.replace(/-.*$/, '')
const KINDS = [EVERY_KIND, ...new Set(ICONS.map(({ name }) => kindOf(name)))]

const FIELDS = {
  kind: choice(KINDS, 'item'),
  words: text(),
  ground: choice(['panel', 'night', 'light'], 'panel'),
}

/** Null for items without a rarity. Named items count as legendary. */
const rarityOf = (name: string): Rarity | null => {
  if (name.startsWith('item-special-')) return 'legendary'
  const stars = /^item-\w+-(\d)$/.exec(name)?.[1]
  return stars === undefined ? null : (RARITIES[Number(stars)] ?? null)
}

const Sizes = ({ name, url }: ListedIcon) => {
  const rarity = rarityOf(name)
  return SIZES.map((size) =>
    rarity !== null && size > 20 ? (
      <ItemCard key={size} picture={url} rarity={rarity} size={size} label={`${name}, ${size} px`} />
    ) : (
      <img
        key={size}
        className={styles.icon}
        src={url}
        width={size}
        height={size}
        alt=""
        loading="lazy"
        decoding="async"
      />
    ),
  )
}

export const IconsSection = () => {
  const [state, set] = useAddressState(FIELDS)
  const field = fieldOf(state, set)
  const words = state.words.trim().toLowerCase()
  const shown = ICONS.filter(
    ({ name }) => (state.kind === EVERY_KIND || kindOf(name) === state.kind) && name.includes(words),
  )
  return (
    <div className="column gap-page">
      <h1>Icons</h1>
      <Controls>
        <Select label="Kind" {...field('kind')} options={KINDS} />
        <TextField label="Name contains" {...field('words')} />
        <Select label="On" {...field('ground')} options={['panel', 'night', 'light']} />
      </Controls>
      <p className={sheet.note} aria-live="polite">
        {shown.length} of {ICONS.length} icons, at {SIZES.join(', ')} px.
      </p>
      <ul className={styles.icons}>
        {shown.map((icon) => (
          <li key={icon.name} className={`${styles.tile} ${styles[state.ground] ?? ''}`}>
            <div className={styles.sizes}>
              <Sizes {...icon} />
            </div>
            <p className={styles.name}>{icon.name}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
