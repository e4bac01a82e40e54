import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { extraIconUrl } from '#assets/manifest/extras.ts'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { toGuildBoss } from '#client/topics/boss/links.ts'
import { bossLootQuery } from '#client/topics/boss/queries.ts'
import { isBossItem, SKIN_BOSS } from '#client/topics/boss/shared/boss-of.ts'
import { formatInteger } from '#client/ui/format/format.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { ListRow } from '#client/ui/rows/list-row.tsx'
import type { OwnEquipment } from '#contracts/wire.ts'
import { SKINS_OF_AN_ITEM } from '#rules/boss/boss.ts'
import { isWornType } from '#rules/items/item-kinds.ts'
import { toInventory } from '../links.ts'
import { Loaded, NothingYet } from './bag-states.tsx'
import { ItemGrid } from './item-grid.tsx'

const PICTURE_PX = 48

export interface BossTabProps {
  readonly items: readonly OwnEquipment[]
  readonly newIds: ReadonlySet<string>
  readonly onPress: (item: OwnEquipment) => void
}

export const BossTab = ({ items, newIds, onPress }: BossTabProps) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const { state } = useLocation()
  const things = items.filter(({ type }) => !isWornType(type))
  const loot = useQuery(bossLootQuery)
  return (
    <Loaded query={loot}>
      {(all) => {
        const owned = all.filter(({ quantity }) => quantity > 0)
        if (things.length + owned.length === 0) return <NothingYet tab="boss" />
        return (
          <div className="column gap-10">
            <p className="soft">{t('inventory.bossText')}</p>
            <ul className="grid gap-8" aria-label={t('inventory.tab.boss')}>
              {owned.map(({ slug, quantity }) => (
                <li key={slug}>
                  {isBossItem(slug) ? (
                    <ListRow
                      icon={<Icon name={{ url: extraIconUrl(slug) }} size={PICTURE_PX} />}
                      title={t(`boss.item.${slug}`)}
                      detail={t(`boss.item.${slug}Text`)}
                      trailing={t('boss.item.has', { amount: formatInteger(quantity) })}
                    />
                  ) : (
                    <ListRow
                      icon={<Icon name={{ url: extraIconUrl(slug) }} size={PICTURE_PX} />}
                      title={t(`boss.skin.${slug}`)}
                      detail={t('boss.skin.text', { name: t(`boss.name.${SKIN_BOSS[slug]}`) })}
                      trailing={t('boss.skin.count', { count: quantity, all: SKINS_OF_AN_ITEM })}
                      onPress={() =>
                        navigate(toGuildBoss(SKIN_BOSS[slug]), {
                          state: { from: toInventory('boss'), fromState: state },
                        })
                      }
                    />
                  )}
                </li>
              ))}
            </ul>
            {things.length > 0 && (
              <ItemGrid
                items={things}
                label={t('inventory.tab.boss')}
                selectedId={null}
                newIds={newIds}
                onPress={onPress}
              />
            )}
          </div>
        )
      }}
    </Loaded>
  )
}
