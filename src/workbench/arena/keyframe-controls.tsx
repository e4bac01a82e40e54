import { BOSS_NAMES } from '#assets/manifest/creatures.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { Controls, Select, Switch, TextField } from '#workbench/kit/controls.tsx'
import { type ArenaState, TIERS } from './arena-state.ts'

export interface KeyframeControlsProps {
  readonly state: ArenaState
  readonly set: (change: Partial<ArenaState>) => void
}

/** 17 ms advances by one frame, which takes 16.7 ms. */
const STEPS_MS = [-500, -100, -17, 17, 100, 500] as const

const whole = (words: string): number => Math.max(0, Number.parseInt(words, 10) || 0)
const shownNumber = (value: number): string => (value === 0 ? '' : String(value))

export const KeyframeControls = ({ state, set }: KeyframeControlsProps) => (
  <>
    <Controls>
      <Select label="League, 0–7" value={state.tier} options={TIERS} onChange={(tier) => set({ tier })} />
      <Select label="Shown as" value={state.mode} options={['live', 'replay']} onChange={(mode) => set({ mode })} />
      <Select
        label="Seen by"
        value={state.view}
        options={['attacker', 'defender']}
        onChange={(view) => set({ view })}
      />
      <Select label="Speed" value={state.speed} options={['1', '2']} onChange={(speed) => set({ speed })} />
      <Select
        label="Motion"
        value={state.motion}
        options={['full', 'reduced']}
        onChange={(motion) => set({ motion })}
      />
      <TextField
        label="Search for an opponent, ms"
        value={shownNumber(state.find)}
        onChange={(words) => set({ find: whole(words) })}
      />
      <TextField
        label="Found, not decided, ms"
        value={shownNumber(state.versus)}
        onChange={(words) => set({ versus: whole(words) })}
      />
      <Select label="Fall of" value={state.fall} options={['none', ...BOSS_NAMES]} onChange={(fall) => set({ fall })} />
      <TextField
        label="Second phase from action"
        value={state.phase}
        onChange={(words) => set({ phase: words === '' ? '' : String(whole(words)) })}
      />
      <TextField
        label="From entry (set-up: 0, 1)"
        value={shownNumber(state.entry)}
        onChange={(words) => set({ entry: whole(words) })}
      />
      <Switch label="Paused" checked={state.paused} onChange={(paused) => set({ paused })} />
      <Switch label="Skip to the end" checked={state.skip} onChange={(skip) => set({ skip })} />
      <Switch label="Hold the moment" checked={state.hold} onChange={(hold) => set({ hold })} />
      {state.hold && (
        <TextField label="Held at, ms" value={shownNumber(state.at)} onChange={(words) => set({ at: whole(words) })} />
      )}
      <Switch label="Arena alone" checked={state.alone} onChange={(alone) => set({ alone })} />
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
