import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { emptyReport } from '#bridge/bridge.ts'
import { callWith } from '#client/api/call.ts'
import { useStageBridge, useStageState } from '#client/stage/stage-context.ts'
import { StageHost } from '#client/stage/stage-host.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { Bar } from '#client/ui/surfaces/bar.tsx'
import { enterStage } from '#workbench/kit/held-stage.ts'
import { KeyframeList } from '#workbench/kit/keyframe-list.tsx'
import { useAddressState } from '#workbench/kit/use-address-state.ts'
import { ARENA_MOMENTS } from './arena-keyframes.ts'
import styles from './arena-page.module.css'
import {
  ARENA_FIELDS,
  type ArenaState,
  arenaInput,
  fighterIn,
  type Knowledge,
  shownFight,
  withPrefix,
} from './arena-state.ts'
import { entryText } from './entry-text.ts'
import { FightSource } from './fight-source.tsx'
import { FighterControls } from './fighter-controls.tsx'
import { KeyframeControls } from './keyframe-controls.tsx'
import { stateOfRecorded } from './recorded-fight.ts'
import { useKeyframe } from './use-keyframe.ts'

interface ArenaProps {
  readonly state: ArenaState
  readonly set: (change: Partial<ArenaState>) => void
}

const Arena = ({ state, set }: ArenaProps) => {
  const { t } = useTranslation()
  const bridge = useStageBridge()
  const report = useStageState((stage) => stage.report)
  const [round, setRound] = useState(1)
  const [mayShow] = useState(() => enterStage(state.hold))
  const { speed, paused, motion } = state
  const fightKey = JSON.stringify({ ...state, at: 0, alone: false })
  // Must not be computed again at each report of the arena.
  const shown = useMemo(() => shownFight(JSON.parse(fightKey) as ArenaState), [fightKey])
  const labels = { critical: t('kombat.critical'), miss: t('kombat.miss'), frozen: t('kombat.frozen') }
  const inputOf = (known: Knowledge) => arenaInput(state, shown, { id: `${fightKey} ${round}`, known, labels })

  useEffect(() => bridge.store.setState({ speed: speed === '2' ? 2 : 1 }), [bridge, speed])
  useEffect(() => bridge.store.setState({ isPaused: paused }), [bridge, paused])
  // Overrides the system's motion preference, which `StageHost` sets.
  useEffect(() => bridge.store.setState({ motion }), [bridge, motion])
  useEffect(
    () => () => bridge.store.setState({ kombat: null, bossFall: null, report: emptyReport, isPaused: false }),
    [bridge],
  )
  const isHeld = useKeyframe(state, inputOf, round)

  const { user, opponent } = inputOf('decided')
  const right = opponent ?? user
  const hasBegun = report.phase === 'fighting' || report.phase === 'end'
  const hp = hasBegun ? report.hp : { user: user.maxHp, opponent: right.maxHp }
  const isLive = !state.hold
  /** Entries may be equal, so the index is the key. */
  const entries = shown.scenario.map((entry, place) => ({ place, words: entryText(entry) }))

  return (
    <main className={styles.page} data-held={isHeld}>
      <h1>Arena</h1>
      <div className={styles.battle}>
        <div className={styles.phone}>
          <div className={classNames(styles.arena, state.alone && styles.alone)}>
            {mayShow && (
              <StageHost
                scene={state.fall === 'none' ? 'kombat' : 'boss-fall'}
                label={`${user.name} against ${right.name}`}
                fallback={(error, retry) => (
                  <div className={styles.problem}>
                    <p>The arena cannot be shown: {error}</p>
                    <Button size="small" onClick={retry}>
                      Try again
                    </Button>
                  </div>
                )}
              />
            )}
            {!state.alone && (
              <div className={styles.bars}>
                <Bar
                  value={hp.user}
                  max={user.maxHp}
                  label={`HP of ${user.name}`}
                  text={`${hp.user} / ${user.maxHp}`}
                />
                <Bar
                  value={hp.opponent}
                  max={right.maxHp}
                  tone="coral"
                  flip
                  label={`HP of ${right.name}`}
                  text={`${hp.opponent} / ${right.maxHp}`}
                />
              </div>
            )}
          </div>
          <p className={styles.state} aria-live={isLive ? 'polite' : 'off'}>
            {report.phase}
            {report.countdown === null ? '' : ` ${report.countdown}`} · entry{' '}
            {Math.min(report.entriesPlayed, shown.scenario.length)} of {shown.scenario.length} · {shown.winner} wins
          </p>
          <div className="row wrap gap-8">
            {isLive && (
              <>
                <Button size="small" onClick={() => setRound((before) => before + 1)}>
                  Again
                </Button>
                <Button size="small" variant="secondary" onClick={() => bridge.send('skip', undefined)}>
                  Skip
                </Button>
                <Button size="small" variant="secondary" onClick={() => set({ paused: !paused })}>
                  {paused ? 'Go on' : 'Pause'}
                </Button>
              </>
            )}
            <Button size="small" variant="secondary" onClick={() => set({ speed: speed === '1' ? '2' : '1' })}>
              Speed x{speed}
            </Button>
          </div>
        </div>
        <div className={styles.side}>
          <KeyframeControls state={state} set={set} />
          {!state.alone && (
            <>
              <KeyframeList path="/workbench/arena" keyframes={ARENA_MOMENTS} />
              <FightSource state={state} shown={shown} set={set} />
              {(['attacker', 'defender'] as const).map((side) => (
                <FighterControls
                  key={side}
                  side={side}
                  of={fighterIn(state, side)}
                  maxHp={shown.maxHp[side]}
                  onChange={(change) => set(withPrefix(side, change))}
                />
              ))}
              <h2>Entries</h2>
              <p className={styles.note}>
                Choose one, and the fight goes on with it{isLive ? '.' : ', held at its beginning.'}
              </p>
              <ol className={styles.entries} start={0}>
                {entries.map(({ place, words }) => (
                  <li key={place} className={hasBegun && place < report.entriesPlayed ? styles.played : undefined}>
                    <button
                      type="button"
                      disabled={place < 2}
                      onClick={() =>
                        isLive
                          ? bridge.send('seek', { entriesPlayed: place })
                          : set({ entry: place, at: 0, skip: false })
                      }
                    >
                      {words}
                    </button>
                  </li>
                ))}
              </ol>
            </>
          )}
        </div>
      </div>
    </main>
  )
}

const RecordedArena = ({ state, set }: ArenaProps) => {
  const { data, error } = useQuery({
    queryKey: ['workbench', 'replay', state.fight],
    queryFn: () => callWith('combats.replay', { params: { id: state.fight } }),
    retry: false,
  })
  if (error)
    return (
      <main className={styles.page}>
        <h1>Arena</h1>
        <p className={styles.problem}>
          The replay {state.fight} cannot be had: {error.message}. It needs the game’s server: `npm run dev`.
        </p>
        <div className="row wrap gap-8">
          <Button size="small" onClick={() => set({ fight: '' })}>
            Without it
          </Button>
        </div>
      </main>
    )
  if (!data) return <p className={styles.page}>Loading the replay…</p>
  return <Arena state={{ ...state, ...stateOfRecorded(data) }} set={set} />
}

export const ArenaPage = () => {
  const [state, set] = useAddressState(ARENA_FIELDS)
  if (state.fight !== '') return <RecordedArena state={state} set={set} />
  return <Arena state={state} set={set} />
}
