import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { haptic } from '#client/platform/messenger.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { Segmented } from '#client/ui/controls/segmented.tsx'
import type { GuildCard } from '#contracts/wire.ts'
import { EMBLEM_COLOURS, EMBLEM_SHAPES, EMBLEM_SIGNS } from '#rules/guild/guild.ts'
import { Emblem } from '../shared/emblem.tsx'
import { EMBLEM_TONES } from '../shared/emblem-shapes.ts'
import styles from './emblem-maker.module.css'

type EmblemData = GuildCard['emblem']

const pick = <T,>(from: readonly [T, ...T[]]): T => from[Math.floor(Math.random() * from.length)] ?? from[0]

const rolledEmblem = (): EmblemData => {
  const field = pick(EMBLEM_COLOURS)
  const [first, ...others] = EMBLEM_COLOURS.filter((colour) => colour !== field)
  return { shape: pick(EMBLEM_SHAPES), sign: pick(EMBLEM_SIGNS), field, ink: pick([first ?? 'ivory', ...others]) }
}

const PARTS = ['sign', 'shape', 'field', 'ink'] as const
type Part = (typeof PARTS)[number]

const CHOICES: { readonly [P in Part]: readonly EmblemData[P][] } = {
  shape: EMBLEM_SHAPES,
  sign: EMBLEM_SIGNS,
  field: EMBLEM_COLOURS,
  ink: EMBLEM_COLOURS,
}

const LABELS = { shape: 'shapes', sign: 'signs', field: 'colours', ink: 'colours' } as const
const CHOICE_PX = 50

export interface EmblemMakerProps {
  readonly emblem: EmblemData
  readonly onChange: (emblem: EmblemData) => void
}

export const EmblemMaker = ({ emblem, onChange }: EmblemMakerProps) => {
  const { t } = useTranslation()
  const [part, setPart] = useState<Part>('sign')
  const isColour = part === 'field' || part === 'ink'
  return (
    <section className="column gap-12" aria-label={t('guild.form.emblem')}>
      <div className={styles.stage}>
        <Emblem emblem={emblem} size={120} label={t('guild.maker.preview')} />
        <Button
          variant="secondary"
          size="small"
          onClick={() => {
            haptic('medium')
            onChange(rolledEmblem())
          }}
        >
          <span className="inline-row gap-8">
            <svg className="rigid" viewBox="0 0 32 32" width="26" height="26" aria-hidden="true">
              <rect x="4" y="4" width="24" height="24" rx="6" fill="#fff3dc" stroke="#1d1038" strokeWidth="3" />
              <g fill="#1d1038">
                <circle cx="11" cy="11" r="2.600" />
                <circle cx="21" cy="11" r="2.600" />
                <circle cx="16" cy="16" r="2.600" />
                <circle cx="11" cy="21" r="2.600" />
                <circle cx="21" cy="21" r="2.600" />
              </g>
            </svg>
            {t('guild.maker.dice')}
          </span>
        </Button>
      </div>
      <Segmented
        label={t('guild.form.emblem')}
        value={part}
        onChange={setPart}
        choices={PARTS.map((id) => ({ id, label: t(`guild.maker.${id}`) }))}
      />
      <RadioGroup
        key={part}
        aria-label={t(`guild.maker.${part}`)}
        value={emblem[part]}
        onValueChange={(value) => onChange({ ...emblem, [part]: value })}
        className={styles.choices}
        data-part={part}
      >
        {CHOICES[part].map((value) => (
          <Radio.Root
            key={value}
            value={value}
            aria-label={t(`guild.maker.${LABELS[part]}.${value}`, { defaultValue: value })}
            className={styles.choice}
          >
            {isColour ? (
              <span className={styles.colour} style={{ background: EMBLEM_TONES[value as EmblemData['field']].base }} />
            ) : (
              <Emblem emblem={{ ...emblem, [part]: value }} size={CHOICE_PX} />
            )}
          </Radio.Root>
        ))}
      </RadioGroup>
    </section>
  )
}
