import { GEAR_SLOTS } from '#assets/manifest/fighter-layers.ts'
import type { Side } from '#rules/kombat/fight-types.ts'
import { SKILL_NAMES } from '#rules/kombat/skills.ts'
import { gearChoices } from '#workbench/gallery/gear-state.ts'
import { Controls, fieldOf, NumberField, Select, TextField } from '#workbench/kit/controls.tsx'
import styles from './arena-page.module.css'
import type { FighterChoice } from './fighter-choice.ts'
import { AS_GEAR, BODIES, CROWNS, GEARS, STANCE_CHOICES, STONE_LEVELS } from './fighter-choice.ts'

export interface FighterControlsProps {
  readonly side: Side
  readonly of: FighterChoice
  /** The fighter's HP: the chosen number, else that of house and gear. */
  readonly maxHp: number
  readonly onChange: (change: Partial<FighterChoice>) => void
}

export const FighterControls = ({ side, of, maxHp, onChange }: FighterControlsProps) => {
  const field = fieldOf(of, onChange)
  return (
    <fieldset className={styles.side}>
      <legend>{side === 'attacker' ? 'Attacker' : 'Defender'}</legend>
      <Controls>
        <Select label="Body" {...field('body')} options={BODIES} />
        <Select label="Gear, all slots" {...field('gear')} options={GEARS} />
        <Select label="Skill" {...field('skill')} options={SKILL_NAMES} />
        <Select label="Stance" {...field('stance')} options={STANCE_CHOICES} />
        <Select label="Stones, all of level" {...field('stones')} options={STONE_LEVELS} />
        <Select label="Crown" {...field('crown')} options={CROWNS} />
        <NumberField label={`HP (empty: ${maxHp})`} {...field('hp')} />
        <TextField label="Name (empty: its own)" {...field('name')} />
      </Controls>
      <details open={GEAR_SLOTS.some((slot) => of[slot] !== AS_GEAR)}>
        <summary>Slot by slot</summary>
        <Controls>
          {GEAR_SLOTS.map((slot) => (
            <Select
              key={slot}
              label={slot}
              value={of[slot]}
              options={[AS_GEAR, ...gearChoices(slot)]}
              onChange={(words) => onChange({ [slot]: words })}
            />
          ))}
        </Controls>
      </details>
    </fieldset>
  )
}
