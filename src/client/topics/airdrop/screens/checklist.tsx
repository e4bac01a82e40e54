import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { combatProfileQuery } from '#client/topics/kombat/queries.ts'
import { crestIcon } from '#client/ui/icons/game-icons.ts'
import { Section } from '#client/ui/surfaces/section.tsx'
import type { CallData } from '#contracts/schemas.ts'
import { houseOf } from '#rules/house/houses.ts'
import { Check } from './check.tsx'
import { WalletCheck } from './wallet-check.tsx'

export const Checklist = ({ active_days, days_needed, is_watched, wallet }: CallData<'airdrop.get'>) => {
  const { t } = useTranslation()
  const profile = useQuery(combatProfileQuery).data
  return (
    <Section title={t('airdrop.checklist')} className="block">
      <ul className="column gap-8 margin-top-8">
        <Check
          icon={profile ? crestIcon(profile.house_id) : 'nav-home'}
          name={t('airdrop.house')}
          text={
            profile ? t('airdrop.houseText', { house: houseOf(profile.house_id).name }) : t('airdrop.houseTextShort')
          }
          isDone
        />
        <Check
          icon="streak"
          name={t('airdrop.days')}
          text={t('airdrop.daysOf', { done: active_days, needed: days_needed })}
          isDone={active_days >= days_needed}
        />
        <Check
          icon="trophy"
          name={t('airdrop.fair')}
          text={t(is_watched ? 'airdrop.watchedText' : 'airdrop.fairText')}
          isDone
        />
        <WalletCheck {...wallet} />
      </ul>
    </Section>
  )
}
