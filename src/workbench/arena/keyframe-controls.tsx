import { BOSS_NAMES } from '#assets/manifest/creatures.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { Controls, fieldOf, NumberField, Select, Switch, TextField } from '#workbench/kit/controls.tsx'
import { type ArenaState, TIERS } from './arena-state.ts'

export interface KeyframeControlsProps {
  readonly state: ArenaState
  readonly set: (change: Partial<ArenaState>) => void
}

/** 17 ms advances by one frame, which takes 16.7 ms. */
const STEPS_MS = [-500, -100, -17, 17, 100, 500] as const

const whole = (words: string): number => Math.max(0, Number.parseInt(words, 10) || 0)

export const KeyframeControls = ({ state, set }: KeyframeControlsProps) => {
  const field = fieldOf(state, set)
  return (
    <>
      <Controls>
        <Select label="League, 0–7" {...field('tier')} options={TIERS} />
        <Select label="Shown as" {...field('mode')} options={['live', 'replay']} />
        <Select label="Seen by" {...field('view')} options={['attacker', 'defender']} />
        <Select label="Speed" {...field('speed')} options={['1', '2']} />
        <Select label="Motion" {...field('motion')} options={['full', 'reduced']} />
        <NumberField label="Search for an opponent, ms" {...field('find')} />
        <NumberField label="Found, not decided, ms" {...field('versus')} />
        <Select label="Fall of" {...field('fall')} options={['none', ...BOSS_NAMES]} />
        <TextField
          label="Second phase from action"
          value={state.phase}
          onChange={(words) => set({ phase: words === '' ? '' : String(whole(words)) })}
        />
        <NumberField label="From entry (set-up: 0, 1)" {...field('entry')} />
        <Switch label="Paused" {...field('paused')} />
        <Switch label="Skip to the end" {...field('skip')} />
        <Switch label="Hold the moment" {...field('hold')} />
        {state.hold && <NumberField label="Held at, ms" {...field('at')} />}
        <Switch label="Arena alone" {...field('alone')} />
      </Controls>
      {state.hold && (
        <div className="row wrap gap-8">
          {STEPS_MS.map((ms) => (
            <Button
              key={ms}
              size="small"
              variant="secondary"
              disabled={state.at + ms < 0}
              onClick={() => set({ at: state.at + ms })}
            >
              {ms > 0 ? `+${ms}` : `−${-ms}`} ms
            </Button>
          ))}
        </div>
      )}
    </>
  )
}
