import { useTranslation } from 'react-i18next'
import { extraIconUrl } from '#assets/manifest/extras.ts'
import { formatInteger } from '#client/ui/format/format.ts'
import { Icon, type IconArt } from '#client/ui/icons/icon.tsx'
import { Section } from '#client/ui/surfaces/section.tsx'
import { VOTE } from '#rules/vote/vote.ts'

const ICON_PX = 40

const STEPS: readonly (readonly ['vote' | 'gifts' | 'fair' | 'end', IconArt])[] = [
  ['vote', 'star'],
  ['gifts', 'tok'],
  ['fair', 'nav-friends'],
  ['end', { url: extraIconUrl('league-cup') }],
]

export const VoteRules = () => {
  const { t } = useTranslation()
  const [first = 0, second = 0, third = 0] = VOTE.winnersPercent
  const numbers = {
    count: VOTE.paidADay,
    price: formatInteger(VOTE.priceStar),
    first: formatInteger(first),
    second: formatInteger(second),
    third: formatInteger(third),
    percent: formatInteger(VOTE.inviterPercent),
    always: formatInteger(VOTE.inviterAlways),
  }
  return (
    <Section title={t('vote.how.title')}>
      <ol className="column gap-10">
        {STEPS.map(([step, icon]) => (
          <li key={step} className="row gap-12">
            <Icon name={icon} size={ICON_PX} />
            <span className="grid shrinks">
              <strong>{t(`vote.how.${step}`)}</strong>
              <span className="soft size-14">{t(`vote.how.${step}Text`, numbers)}</span>
            </span>
          </li>
        ))}
      </ol>
    </Section>
  )
}
