import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { STANCE_POSES } from '#assets/manifest/stance-poses.ts'
import { haptic } from '#client/platform/messenger.ts'
import { useOnce } from '#client/preferences/use-once.ts'
import { FighterView } from '#client/ui/fighters/fighter-view.tsx'
import { useMediaQuery } from '#client/ui/hooks/use-media-query.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import type { CombatProfile } from '#contracts/wire.ts'
import { STANCES, type Stance } from '#rules/kombat/stances.ts'
import styles from './stance-chooser.module.css'
import { StanceMixBar } from './stance-mix-bar.tsx'
import { useStanceChoice } from './use-stance-choice.ts'

const NARROW = '(max-width: 359px)'
/** At these sizes three pets fit side by side, although gear extends beyond a pet's square. */
const PET_PX = { narrow: 58, usual: 74 } as const

const StanceCard = ({ stance, profile }: { readonly stance: Stance; readonly profile: CombatProfile }) => {
  const { t } = useTranslation()
  const id = useId()
  const isNarrow = useMediaQuery(NARROW)
  return (
    <Radio.Root value={stance} aria-labelledby={`${id}-name`} aria-describedby={`${id}-text`} className={styles.card}>
      <FighterView
        houseId={profile.house_id}
        cosmetic={profile.cosmetic}
        pose={STANCE_POSES[stance]}
        size={PET_PX[isNarrow ? 'narrow' : 'usual']}
        lively={false}
        fine
        className={styles.pet}
      />
      <span className="column gap-2">
        <span className={styles.name}>
          <Icon name={`stance-${stance}`} size={20} />
          <span id={`${id}-name`}>{t(`kombat.stance.${stance}.name`)}</span>
        </span>
        <span id={`${id}-text`} className="soft size-13 leading-120 balance">
          {t(`kombat.stance.${stance}.text`)}
        </span>
      </span>
      <Radio.Indicator className={styles.mark}>
        <Icon name="check" size={20} />
      </Radio.Indicator>
    </Radio.Root>
  )
}

export const StanceChooser = ({ profile }: { readonly profile: CombatProfile }) => {
  const { t } = useTranslation()
  const choose = useStanceChoice()
  const isHinted = useOnce('stance-hint')
  return (
    <section aria-labelledby="prep-stance" className={styles.chooser}>
      <header className={styles.head}>
        <h2 id="prep-stance" className="size-18">
          {t('kombat.stance.title')}
        </h2>
        <StanceMixBar />
      </header>
      {isHinted && <p className="soft size-14">{t('kombat.stance.hint')}</p>}
      <RadioGroup
        aria-labelledby="prep-stance"
        value={profile.stance}
        onValueChange={(stance) => {
          haptic('selection')
          choose(stance as Stance)
        }}
        className={styles.cards}
      >
        {STANCES.map((stance) => (
          <StanceCard key={stance} stance={stance} profile={profile} />
        ))}
      </RadioGroup>
    </section>
  )
}
