import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { BossName } from '#assets/manifest/creatures.ts'
import { NAMED_ITEMS } from '#assets/manifest/named-items.ts'
import type { IconName } from '#assets/manifest/packs.ts'
import { useOpenPage } from '#client/game/origin.ts'
import { type Address, PAGE } from '#client/game/page-paths.ts'
import { toGuildBoss } from '#client/topics/boss/links.ts'
import { toMarket } from '#client/topics/market/links.ts'
import { kindSearch, type Wanted } from '#client/topics/market/shared/wanted-item.ts'
import { WishButton } from '#client/topics/market/shared/wish-button.tsx'
import { toShop } from '#client/topics/shop/links.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { formatInteger, formatPercent, tokOf } from '#client/ui/format/format.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { RarityTag } from '#client/ui/items/rarity-tag.tsx'
import { Drawer } from '#client/ui/overlays/drawer.tsx'
import type { Source } from '#rules/collection/item-sources.ts'
import { SWITCH_HOUSE_NANO } from '#rules/house/switch-house.ts'
import { LINE_COUNT, primaryStat } from '#rules/items/items.ts'
import type { BookEntry, EntryOf } from './book.ts'
import styles from './entry-drawer.module.css'
import { entryName } from './entry-name.ts'
import { EntryTile } from './entry-tile.tsx'

const PICTURE_PX = 116

const sourceText = (t: TFunction, source: Source): string => {
  switch (source.from) {
    case 'fight':
      return t('collection.source.fight', {
        firstPercent: formatPercent(source.firstPercent),
        percent: formatPercent(source.percent),
      })
    case 'refine':
      return t('collection.source.refine', {
        rarity: t(`ui.rarity.${source.rarity}`),
        percent: formatPercent(source.percent),
      })
    case 'fight-stone':
    case 'hunt':
      return t(`collection.source.${source.from}`, { percent: formatPercent(source.percent) })
    case 'house':
      return t('collection.source.house', { cost: formatInteger(tokOf(SWITCH_HOUSE_NANO)) })
    default:
      return t(`collection.source.${source.from}`)
  }
}

const SOURCE_ICONS: Readonly<Record<Source['from'], IconName>> = {
  welcome: 'nav-friends',
  fight: 'fight',
  refine: 'attack',
  'fight-stone': 'fight',
  hunt: 'attack',
  house: 'nav-home',
  box: 'box-iron',
  season: 'trophy',
  league: 'trophy',
  boss: 'trophy',
  set: 'box-iron',
  'boss-skin': 'trophy',
  merge: 'stone-burning-hell-2',
  market: 'tok',
  event: 'star',
}

interface Way {
  readonly address: Address
  readonly label:
    | 'goKombat'
    | 'goHunt'
    | 'goHouse'
    | 'goMerge'
    | 'goBoss'
    | 'goMarket'
    | 'goShop'
    | 'goSeason'
    | 'goLeague'
}

const WAYS: Readonly<Partial<Record<Source['from'], Way>>> = {
  fight: { address: PAGE.KOMBAT_PREP.path, label: 'goKombat' },
  'fight-stone': { address: PAGE.KOMBAT_PREP.path, label: 'goKombat' },
  hunt: { address: PAGE.MONSTER_HUNT.path, label: 'goHunt' },
  house: { address: PAGE.SWITCH_HOUSE.path, label: 'goHouse' },
  merge: { address: PAGE.UPGRADE_STONE.path, label: 'goMerge' },
  boss: { address: PAGE.BOSS_LEADERBOARD.path, label: 'goBoss' },
  box: { address: toShop('chests'), label: 'goShop' },
  set: { address: toShop('equipment'), label: 'goShop' },
  season: { address: PAGE.TIER.path, label: 'goSeason' },
  league: { address: PAGE.LEAGUE_LEADERBOARD.path, label: 'goLeague' },
}

const BOSS_WAYS: Readonly<Record<BossName, Address | null>> = {
  mammoth: toGuildBoss('boss-mammoth'),
  'fire-lord': toGuildBoss('boss-fire-lord'),
  'hollow-boss': null,
}

/** The item as a wish names it. Null if players may not sell it (extra 13; R22). */
const wantedOf = ({ key, of, sources }: BookEntry): Wanted | null => {
  if (of.kind === 'item') return sources.some(({ from }) => from === 'market') ? { slug: key, rarity: of.rarity } : null
  const named = of.kind === 'special' ? NAMED_ITEMS.get(key) : undefined
  return named?.tradeable ? { slug: key, rarity: named.added?.rarity ?? 'rare' } : null
}

const wayOf = (entry: BookEntry): Way | undefined => {
  const { of, key, sources } = entry
  const boss =
    of.kind === 'boss'
      ? of.boss
      : sources.some(({ from }) => from === 'boss-skin')
        ? key.startsWith('mammoth')
          ? 'mammoth'
          : 'fire-lord'
        : null
  const address = boss && BOSS_WAYS[boss]
  if (address) return { address, label: 'goBoss' }
  const known = sources
    .filter(({ from }) => from !== 'season' && from !== 'league')
    .map(({ from }) => WAYS[from])
    .find((way) => way !== undefined)
  if (known) return known
  const wanted = wantedOf(entry)
  return wanted ? { address: toMarket(kindSearch(wanted)), label: 'goMarket' } : undefined
}

const Gives = ({ of }: { readonly of: EntryOf }) => {
  const { t } = useTranslation()
  if (of.kind !== 'item') return null
  const [primary] = primaryStat(of.type, of.rarity)
  const lines = LINE_COUNT[of.rarity]
  return (
    <div className="row wrap justify-center soft gap-6-12">
      <RarityTag rarity={of.rarity} />
      {primary && (
        <span>
          {t(primary.type === 'attack-flat-primary' ? 'collection.attack' : 'collection.hp', {
            value: formatInteger(primary.value),
          })}
        </span>
      )}
      {lines > 0 && <span>{t('collection.lines', { count: lines })}</span>}
    </div>
  )
}

const Sources = ({ entry, main }: { readonly entry: BookEntry; readonly main: Way | undefined }) => {
  const { t } = useTranslation()
  const openPage = useOpenPage()
  const { of, sources } = entry
  if (of.kind === 'boss')
    return (
      <p className={styles.source}>
        <Icon name="trophy" size={28} />
        <span>{t(`collection.meet.${of.boss}`)}</span>
        {of.boss === 'hollow-boss' && <span className="golden size-14">{t('collection.later')}</span>}
      </p>
    )
  if (sources.length === 0) return <p className={styles.nowhere}>{t('collection.nowhere')}</p>
  return (
    <ul className="grid gap-8 full">
      {sources.map((source) => {
        const way = WAYS[source.from]
        return (
          <li key={source.from} className={styles.source}>
            <Icon name={SOURCE_ICONS[source.from]} size={28} />
            <span>{sourceText(t, source)}</span>
            {'later' in source && <span className="golden size-14">{t('collection.later')}</span>}
            {way && way.label !== main?.label && !entry.found && (
              <Button size="small" variant="quiet" onClick={() => openPage(way.address)}>
                {t(`collection.${way.label}`)}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

const Body = ({ entry, onClose }: { readonly entry: BookEntry; readonly onClose: () => void }) => {
  const { t } = useTranslation()
  const openPage = useOpenPage()
  const wanted = wantedOf(entry)
  const way = wayOf(entry)
  return (
    <div className={styles.body}>
      <EntryTile entry={entry} size={PICTURE_PX} />
      <p className={styles.state} data-found={entry.found}>
        {t(entry.found ? 'collection.found' : 'collection.notFound')}
      </p>
      <Gives of={entry.of} />
      <h3 className={styles.heading}>{t('collection.whence')}</h3>
      <Sources entry={entry} main={way} />
      <div className="grid gap-10 full margin-top-8">
        {way && !entry.found && (
          <Button fullWidth onClick={() => openPage(way.address)}>
            {t(`collection.${way.label}`)}
          </Button>
        )}
        {wanted && <WishButton key={wanted.slug} wanted={wanted} />}
        <Button variant="secondary" fullWidth onClick={onClose}>
          {t('collection.close')}
        </Button>
      </div>
    </div>
  )
}

export interface EntryDrawerProps {
  readonly entry: BookEntry | null
  readonly open: boolean
  readonly onClose: () => void
}

export const EntryDrawer = ({ entry, open, onClose }: EntryDrawerProps) => {
  const { t } = useTranslation()
  return (
    <Drawer open={open} onClose={onClose} title={entry ? entryName(t, entry.of) : ''}>
      {entry && <Body entry={entry} onClose={onClose} />}
    </Drawer>
  )
}
