import { useTranslation } from 'react-i18next'
import { creaturePortrait, huntPicture, STAGE_DEMONS } from '#assets/manifest/creatures.ts'
import { extraPictureUrl } from '#assets/manifest/extras.ts'
import { haptic } from '#client/platform/messenger.ts'
import { classNames } from '#client/ui/class-names.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { formatInteger } from '#client/ui/format/format.ts'
import { ExtraIcon } from '#client/ui/icons/extra-icon.tsx'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Bar } from '#client/ui/surfaces/bar.tsx'
import type { HuntSlug } from '#rules/hunt/hunt-slugs.ts'
import type { StageView } from './hunt-view.ts'
import { StageFacts } from './stage-facts.tsx'
import styles from './stage-picker.module.css'

export interface StagePickerProps {
  readonly views: readonly StageView[]
  readonly chosen: HuntSlug
  readonly demonsKilled: number
  readonly isStarting: boolean
  readonly onChoose: (slug: HuntSlug) => void
  readonly onStart: (slug: HuntSlug) => void
}

const Picture = ({ slug, isOpen }: { readonly slug: HuntSlug; readonly isOpen: boolean }) => (
  <span
    className={classNames(styles.picture, !isOpen && styles.dark)}
    style={{ backgroundImage: `url("${extraPictureUrl(huntPicture(slug))}")` }}
  >
    {isOpen ? <ExtraIcon name={creaturePortrait(STAGE_DEMONS[slug][0])} size={50} /> : <Icon name="lock" size={32} />}
  </span>
)

export const StagePicker = ({ views, chosen, demonsKilled, isStarting, onChoose, onStart }: StagePickerProps) => {
  const { t } = useTranslation()
  const isOpen = views.some(({ stage, isOpen: open }) => stage.slug === chosen && open)
  return (
    <section className="grid gap-10" aria-labelledby="hunt-choose">
      <h2 id="hunt-choose" className="size-18">
        {t('hunt.choose')}
      </h2>
      <ul className="grid gap-8">
        {views.map(({ stage, isOpen: open }) => {
          const name = t(`hunt.stage.${stage.slug}`)
          return (
            <li key={stage.slug}>
              <button
                type="button"
                className={classNames(styles.stage, stage.slug === chosen && styles.chosen)}
                aria-pressed={stage.slug === chosen}
                onClick={() => {
                  haptic('light')
                  onChoose(stage.slug)
                }}
              >
                <Picture slug={stage.slug} isOpen={open} />
                <span className="grid shrinks grows gap-3">
                  <strong className="plain font-display size-18 breakable regular leading-115">{name}</strong>
                  <StageFacts stage={stage} />
                  {!open && (
                    <Bar
                      value={demonsKilled}
                      max={stage.kills_needed}
                      tone="violet"
                      size="small"
                      label={t('hunt.openLabel', { stage: name })}
                      valueText={`${formatInteger(demonsKilled)} / ${formatInteger(stage.kills_needed)}`}
                    />
                  )}
                  {!open && (
                    <span className="soft size-13 weight-700">
                      {t('hunt.opensAt', { needed: formatInteger(stage.kills_needed) })}
                    </span>
                  )}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      <div className={styles.start}>
        <Button
          variant={isOpen ? 'primary' : 'quiet'}
          size="large"
          fullWidth
          pending={isStarting}
          disabled={!isOpen}
          {...(isOpen ? { icon: 'fight' as const } : { icon: 'lock' as const })}
          onClick={() => onStart(chosen)}
        >
          {t(isOpen ? 'hunt.start' : 'hunt.locked')}
        </Button>
        <p className="soft size-14 text-center">{t('hunt.one')}</p>
      </div>
    </section>
  )
}
