import { useId, useState } from 'react'
import { Button } from '#client/ui/controls/button.tsx'
import { Controls, fieldOf, Select, TextField } from '#workbench/kit/controls.tsx'
import styles from './arena-page.module.css'
import { type ArenaState, fighterIn, type ShownFight, WINNERS } from './arena-state.ts'
import { countKeyframes, type KeyframeName, MOMENTS } from './entry-text.ts'
import { findSeed } from './find-seed.ts'
import { readRecorded, stateOfRecorded } from './recorded-fight.ts'
import { ENTRY_WORDS, entriesToLines, linesToEntries, writeEntries } from './written-entries.ts'

export interface FightSourceProps {
  readonly state: ArenaState
  readonly shown: ShownFight
  readonly set: (change: Partial<ArenaState>) => void
}

const bySeed = { entries: '', fight: '', winner: WINNERS[0] } as const

const Seed = ({ state, shown, set }: FightSourceProps) => {
  const [miss, setMiss] = useState<string | null>(null)
  const find = (keyframe: KeyframeName): void => {
    const setup = { seed: state.seed, attacker: fighterIn(state, 'attacker'), defender: fighterIn(state, 'defender') }
    const seed = findSeed(setup, keyframe)
    setMiss(
      seed === null ? `No fight with "${keyframe}" in the next 2000 seeds: try other gear, skills or stones.` : null,
    )
    if (seed !== null) set({ ...bySeed, seed })
  }
  return (
    <>
      <Controls>
        <TextField label="Seed (hex, or any words)" value={state.seed} onChange={(seed) => set({ ...bySeed, seed })} />
        <Select
          label="Next seed with…"
          value=""
          options={[{ value: '', label: 'choose a moment' }, ...(Object.keys(MOMENTS) as KeyframeName[])]}
          onChange={(keyframe) => keyframe !== '' && find(keyframe)}
        />
        <TextField
          label="Replay id of the running server"
          value={state.fight}
          onChange={(fight) => set({ ...bySeed, fight: fight.trim() })}
        />
      </Controls>
      {miss !== null && <p className={styles.problem}>{miss}</p>}
      <p className={styles.note}>
        In this fight:{' '}
        {countKeyframes(shown.scenario)
          .map(([name, count]) => `${count} × ${name}`)
          .join(', ') || 'plain hits only'}
      </p>
    </>
  )
}

const Written = ({ state, shown, set }: FightSourceProps) => {
  const field = fieldOf(state, set)
  const id = useId()
  return (
    <details open={state.entries !== ''}>
      <summary>Written by hand, entry by entry</summary>
      <div className={styles.editor}>
        <label htmlFor={id}>A line an entry: a or d for who acts, then what happens</label>
        <textarea
          id={id}
          rows={Math.min(14, Math.max(4, state.entries.split('_').length + 1))}
          spellCheck={false}
          value={entriesToLines(state.entries)}
          onChange={(event) => set({ entries: linesToEntries(event.target.value), fight: '' })}
        />
        {shown.problems.map((problem) => (
          <p key={problem} className={styles.problem}>
            {problem}
          </p>
        ))}
        <div className="row wrap gap-8">
          <Button
            size="small"
            variant="secondary"
            onClick={() => set({ entries: writeEntries(shown.scenario, shown.maxHp), winner: shown.winner, fight: '' })}
          >
            Write this fight down
          </Button>
          <Button size="small" variant="secondary" onClick={() => set(bySeed)}>
            Back to the seed
          </Button>
        </div>
        <Controls>
          <Select label="Winner" {...field('winner')} options={WINNERS} />
        </Controls>
        <dl className={styles.words}>
          {Object.entries(ENTRY_WORDS).map(([word, meaning]) => (
            <div key={word}>
              <dt>{word}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  )
}

const Recorded = ({ set }: Pick<FightSourceProps, 'set'>) => {
  const id = useId()
  const [problem, setProblem] = useState(false)
  return (
    <details>
      <summary>Recorded: paste a replay</summary>
      <div className={styles.editor}>
        <label htmlFor={id}>The JSON of a replay or of a fight’s answer</label>
        <textarea
          id={id}
          rows={4}
          spellCheck={false}
          onChange={(event) => {
            const recorded = readRecorded(event.target.value)
            setProblem(recorded === null && event.target.value.trim() !== '')
            if (recorded) set(stateOfRecorded(recorded))
          }}
        />
        {problem && <p className={styles.problem}>This is no replay: it needs user, enemy, winner and scenario.</p>}
      </div>
    </details>
  )
}

export const FightSource = (props: FightSourceProps) => (
  <>
    <Seed {...props} />
    <Written {...props} />
    <Recorded set={props.set} />
  </>
)
