import { useTranslation } from 'react-i18next'
import { extraIconUrl } from '#assets/manifest/extras.ts'
import { Icon, type IconArt } from '#client/ui/icons/icon.tsx'
import { kindPicture } from '#client/ui/items/item-picture.ts'
import { Section } from '#client/ui/surfaces/section.tsx'

const ICON_PX = 40

const STEPS: readonly (readonly ['enter' | 'gear' | 'draw' | 'watch', IconArt])[] = [
  ['enter', { url: extraIconUrl('ticket') }],
  ['gear', { url: kindPicture('sword', 'rare') }],
  ['draw', 'fight'],
  ['watch', { url: extraIconUrl('league-cup') }],
]

/** @param most entries per player and day */
export const HowItWorks = ({ most }: { readonly most: number }) => {
  const { t } = useTranslation()
  return (
    <Section title={t('tournament.how.title')}>
      <ol className="column gap-10">
        {STEPS.map(([step, icon]) => (
          <li key={step} className="row gap-12">
            <Icon name={icon} size={ICON_PX} />
            <span className="grid shrinks">
              <strong>{t(`tournament.how.${step}`, { count: most })}</strong>
              <span className="soft size-14">{t(`tournament.how.${step}Text`)}</span>
            </span>
          </li>
        ))}
      </ol>
    </Section>
  )
}
