import { GEAR_SLOTS } from '#assets/manifest/fighter-layers.ts'
import type { Side } from '#rules/kombat/fight-types.ts'
import { SKILL_NAMES } from '#rules/kombat/skills.ts'
import { gearChoices } from '#workbench/gallery/gear-state.ts'
import { Controls, Select, TextField } from '#workbench/kit/controls.tsx'
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

export const FighterControls = ({ side, of, maxHp, onChange }: FighterControlsProps) => (
  <fieldset className={styles.side}>
    <legend>{side === 'attacker' ? 'Attacker' : 'Defender'}</legend>
    <Controls>
      <Select label="Body" value={of.body} options={BODIES} onChange={(body) => onChange({ body })} />
      <Select label="Gear, all slots" value={of.gear} options={GEARS} onChange={(gear) => onChange({ gear })} />
      <Select label="Skill" value={of.skill} options={SKILL_NAMES} onChange={(skill) => onChange({ skill })} />
      <Select label="Stance" value={of.stance} options={STANCE_CHOICES} onChange={(stance) => onChange({ stance })} />
      <Select
        label="Stones, all of level"
        value={of.stones}
        options={STONE_LEVELS}
        onChange={(stones) => onChange({ stones })}
      />
      <Select label="Crown" value={of.crown} options={CROWNS} onChange={(crown) => onChange({ crown })} />
      <TextField
        label={`HP (empty: ${maxHp})`}
        value={of.hp === 0 ? '' : String(of.hp)}
        onChange={(words) => onChange({ hp: Math.max(0, Number.parseInt(words, 10) || 0) })}
      />
      <TextField label="Name (empty: its own)" value={of.name} onChange={(name) => onChange({ name })} />
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
