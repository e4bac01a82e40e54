import { useTranslation } from 'react-i18next'
import type { IconName } from '#assets/manifest/packs.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Section } from '#client/ui/surfaces/section.tsx'
import styles from './rules-panel.module.css'

const RULES = [
  ['onePlayer', 'portrait-0'],
  ['byHand', 'fight'],
  ['friends', 'nav-friends'],
  ['mistakes', 'info'],
  ['noSelling', 'tok'],
  ['names', 'crest-7'],
] as const satisfies readonly (readonly [string, IconName])[]
const PROOFS = ['ranked', 'verify', 'challenge'] as const
const DRAWS = ['seal', 'reveal', 'pairs', 'byes', 'fights', 'check'] as const
const STEPS = ['people', 'order', 'noTricks', 'answer'] as const
const ICON_PX = 36

const Numbered = ({ sentences }: { readonly sentences: readonly { readonly id: string; readonly text: string }[] }) => (
  <ol className="grid gap-10">
    {sentences.map(({ id, text }, index) => (
      <li key={id} className="row gap-12 leading-130">
        <span className={styles.number} aria-hidden="true">
          {index + 1}
        </span>
        <p>{text}</p>
      </li>
    ))}
  </ol>
)

export const RulesPanel = () => {
  const { t } = useTranslation()
  return (
    <>
      <Section title={t('fairPlay.rules')}>
        <ul className="grid gap-10">
          {RULES.map(([rule, icon]) => (
            <li key={rule} className="row gap-12 leading-130">
              <Icon name={icon} size={ICON_PX} />
              <p>{t(`fairPlay.rule.${rule}`)}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('fairPlay.proof')}>
        <Numbered sentences={PROOFS.map((id) => ({ id, text: t(`fairPlay.proofs.${id}`) }))} />
      </Section>
      <Section title={t('fairPlay.draw')}>
        <Numbered sentences={DRAWS.map((id) => ({ id, text: t(`fairPlay.draws.${id}`) }))} />
      </Section>
      <Section title={t('fairPlay.decide')}>
        <Numbered sentences={STEPS.map((id) => ({ id, text: t(`fairPlay.steps.${id}`) }))} />
      </Section>
    </>
  )
}
