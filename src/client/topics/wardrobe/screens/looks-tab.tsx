import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lookIcon } from '#assets/manifest/look-icons.ts'
import { haptic } from '#client/platform/messenger.ts'
import { combatProfileQuery } from '#client/topics/kombat/queries.ts'
import { useSalaryLevel } from '#client/topics/upgrades/shared/use-salary-level.ts'
import { Pending } from '#client/ui/feedback/pending.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { SkeletonItems } from '#client/ui/feedback/skeleton-parts.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import type { CombatProfile } from '#contracts/wire.ts'
import { type Look, lookKind, WARDROBE_SALARY_LEVEL } from '#rules/wardrobe/looks.ts'
import { wardrobeQuery } from '../queries.ts'
import { SalaryNote } from '../shared/salary-note.tsx'
import { ThingCard, type ThingCardProps } from '../shared/thing-card.tsx'
import { LookDialogs } from './look-dialogs.tsx'
import { LookStage } from './look-stage.tsx'
import styles from './looks-tab.module.css'
import { priceText, useLookName } from './use-look-text.ts'
import { useLooks } from './use-looks.ts'
import { priceAfterNext, rails, type Wardrobe } from './wardrobe-view.ts'

const useLookState = ({ owned, price, worn }: Wardrobe): ((look: Look) => Pick<ThingCardProps, 'state' | 'tone'>) => {
  const { t } = useTranslation()
  return (look) => {
    if (worn[lookKind(look)] === look) return { state: t('wardrobe.state.worn'), tone: 'used' }
    if (owned.includes(look)) return { state: t('wardrobe.state.owned'), tone: 'owned' }
    return look.startsWith('season-') || price === null
      ? { state: t('wardrobe.state.season'), tone: 'unavailable' }
      : { state: t('wardrobe.price', { price: priceText(price) }), tone: 'priced' }
  }
}

const Looks = ({ profile, wardrobe }: { readonly profile: CombatProfile; readonly wardrobe: Wardrobe }) => {
  const { t } = useTranslation()
  const nameOf = useLookName()
  const stateOf = useLookState(wardrobe)
  const looks = useLooks()
  const salaryLevel = useSalaryLevel()
  const [chosen, setChosen] = useState<Look | null>(null)
  const press = (look: Look): void => {
    haptic('selection')
    setChosen((last) => (last === look ? null : look))
  }
  return (
    <div className={styles.tab}>
      <LookStage profile={profile} wardrobe={wardrobe} chosen={chosen} looks={looks} />
      {!wardrobe.is_open && salaryLevel !== undefined && (
        <SalaryNote
          text={t('wardrobe.locked', { needed: WARDROBE_SALARY_LEVEL, level: salaryLevel })}
          hint={t('wardrobe.lockedHint')}
        />
      )}
      {wardrobe.price === null && (
        <Panel tone="gold" className="text-center balance">
          {t('wardrobe.complete')}
        </Panel>
      )}
      {rails(profile.house_id).map(({ kind, looks: shown }) => (
        <section key={kind} className="column gap-8" aria-labelledby={`rail-${kind}`}>
          <h2 id={`rail-${kind}`} className="size-18">
            {t(`wardrobe.kind.${kind}`)}
          </h2>
          <ul className={styles.rail}>
            {shown.map((look) => (
              <li key={look}>
                <ThingCard
                  picture={lookIcon(look)}
                  name={nameOf(look)}
                  {...stateOf(look)}
                  isPressed={look === chosen}
                  onPress={() => press(look)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <LookDialogs looks={looks} nextNano={priceAfterNext(wardrobe)} />
    </div>
  )
}

export const LooksTab = () => {
  const { t } = useTranslation()
  const profile = useQuery(combatProfileQuery)
  const wardrobe = useQuery(wardrobeQuery)
  if (wardrobe.data && profile.data) return <Looks wardrobe={wardrobe.data} profile={profile.data} />
  return (
    <Pending queries={[wardrobe, profile]} failed={t('wardrobe.failed')} loading={t('wardrobe.loading')}>
      <Skeleton height={284} />
      <SkeletonItems count={12} size={92} />
    </Pending>
  )
}
