import { useTranslation } from 'react-i18next'
import { useOpenPage } from '#client/game/origin.ts'
import { itemName } from '#client/i18n/names.ts'
import { useTimeOfDay } from '#client/topics/home/shared/time-of-day.ts'
import { toWardrobe } from '#client/topics/wardrobe/links.ts'
import { useHasLooks } from '#client/topics/wardrobe/shared/use-has-looks.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { FighterView } from '#client/ui/fighters/fighter-view.tsx'
import { formatInteger, formatPercent } from '#client/ui/format/format.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { HouseIsland } from '#client/ui/islands/house-island.tsx'
import { RarityTag } from '#client/ui/items/rarity-tag.tsx'
import type { CombatProfile, OwnEquipment } from '#contracts/wire.ts'
import { houseOf } from '#rules/house/houses.ts'
import { ChangeList } from '../shared/change-list.tsx'
import type { StatChange } from '../shared/gear-changes.ts'
import { StatLine } from '../shared/stat-line.tsx'
import { StatNumbers } from '../shared/stat-numbers.tsx'
import { isWearable, tryOn } from './bag-view.ts'
import type { GearMutations } from './use-gear-mutations.ts'
import styles from './wear-stage.module.css'

const PET_PX = 136

const Numbers = ({ profile }: { readonly profile: CombatProfile }) => {
  const { t } = useTranslation()
  const numbers = [
    { icon: 'attack', name: t('kombat.stat.attack'), value: formatInteger(profile.attack_point) },
    { icon: 'hp', name: t('kombat.stat.hp'), value: formatInteger(profile.health_point) },
    { icon: 'luck', name: t('kombat.stat.critRate'), value: formatPercent(profile.luck_critical_rate) },
    { icon: 'crit', name: t('kombat.stat.critDmg'), value: formatPercent(profile.critical_damage) },
  ] as const
  return <StatNumbers numbers={numbers} className={styles.numbers} numberClassName={styles.number} />
}

export interface WearStageProps {
  readonly profile: CombatProfile
  readonly item: OwnEquipment | null
  readonly changes: readonly StatChange[] | null
  readonly isBestWorn: boolean
  readonly mutations: GearMutations
  readonly isPending: boolean
  readonly onBest: () => void
  readonly onOutfits: () => void
  readonly onDetails: () => void
}

export const WearStage = (props: WearStageProps) => {
  const { profile, item, changes, isBestWorn, mutations, isPending, onBest, onOutfits, onDetails } = props
  const { t } = useTranslation()
  const openPage = useOpenPage()
  const time = useTimeOfDay()
  const hasLooks = useHasLooks()
  const isWorn = item?.status === 'equipped'
  const primary = item?.equipment_stats.find((stat) => stat.primary)
  return (
    <section className={styles.stage} data-time={time} aria-label={t('inventory.stage')}>
      <div className={styles.pet} style={{ width: PET_PX, height: PET_PX }}>
        <HouseIsland pet={houseOf(profile.house_id).slug} time={time} petSize={PET_PX} />
        <FighterView
          houseId={profile.house_id}
          cosmetic={tryOn(profile.cosmetic, item)}
          size={PET_PX}
          label={item === null || isWorn ? profile.username : t('inventory.triesOn', { item: itemName(item.name) })}
          {...(styles.fighter && { className: styles.fighter })}
        />
      </div>
      {item === null ? (
        <>
          <div className={styles.facts}>
            <p className={styles.power}>
              <Icon name="fight" size={22} />
              {t('kombat.prep.power', { power: formatInteger(profile.power) })}
            </p>
            <Numbers profile={profile} />
          </div>
          <div className={styles.buttons}>
            <Button
              size="small"
              variant={isBestWorn ? 'secondary' : 'primary'}
              icon="fight"
              pending={isPending}
              onClick={onBest}
            >
              {t('inventory.best')}
            </Button>
            <Button size="small" variant="secondary" aria-haspopup="dialog" onClick={onOutfits}>
              {t('inventory.outfits')}
            </Button>
            {hasLooks && (
              <Button size="small" variant="secondary" onClick={() => openPage(toWardrobe('looks'))}>
                {t('wardrobe.way')}
              </Button>
            )}
          </div>
        </>
      ) : (
        <>
          <div className={styles.facts} aria-live="polite">
            <h2 className={styles.name}>{itemName(item.name)}</h2>
            <RarityTag rarity={item.rarity} />
            {primary && (
              <p className={styles.primary}>
                <StatLine stat={primary} />
              </p>
            )}
          </div>
          <div className={styles.changes}>
            {changes && (
              <ChangeList
                changes={changes}
                label={t(isWorn ? 'inventory.gives' : 'inventory.compared')}
                none={t('inventory.noChange')}
                isTotal={isWorn}
              />
            )}
          </div>
          <div className={styles.buttons}>
            {isWearable(item) && item.status !== 'on-sale' && (
              <Button size="small" variant={isWorn ? 'quiet' : 'primary'} onClick={() => mutations.wear(item, !isWorn)}>
                {t(isWorn ? 'inventory.takeOff' : 'inventory.wear')}
              </Button>
            )}
            <Button size="small" variant="secondary" aria-haspopup="dialog" onClick={onDetails}>
              {t('inventory.details')}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
