import { useEffect, useMemo } from 'react'
import { emptyReport } from '#bridge/bridge.ts'
import { useStageBridge, useStageState } from '#client/stage/stage-context.ts'
import { StageHost } from '#client/stage/stage-host.tsx'
import { Button } from '#client/ui/controls/button.tsx'
import { Bar } from '#client/ui/surfaces/bar.tsx'
import type { DeskData } from '#contracts/desk/desk-wire.ts'
import { SETUP_ENTRIES } from '#rules/constants.ts'
import { countText } from '../parts/amount-text.ts'
import { useSay } from '../texts/desk-texts.ts'
import styles from './replay-arena.module.css'
import { replayInput } from './replay-input.ts'

/** Small, because unlike in the game no part of the page covers the arena's top. */
const HEADROOM_PX = 16

interface HealthProps {
  readonly name: string
  readonly hp: number
  readonly max: number
  readonly isRight?: boolean
}

const Health = ({ name, hp, max, isRight = false }: HealthProps) => (
  <div>
    <bdi className="bold size-14 breakable">{name}</bdi>
    <Bar
      value={hp}
      max={max}
      label={name}
      text={`${countText(hp)} / ${countText(max)}`}
      tone={isRight ? 'coral' : 'mint'}
      flip={isRight}
    />
  </div>
)

export const ReplayArena = ({ replay }: { readonly replay: DeskData<'replay'> }) => {
  const say = useSay()
  const bridge = useStageBridge()
  const { phase, hp, entriesPlayed } = useStageState((state) => state.report)
  const isMissing = useStageState((state) => state.error !== null)
  const isPaused = useStageState((state) => state.isPaused)
  const speed = useStageState((state) => state.speed)
  const input = useMemo(
    () =>
      replayInput(replay, { critical: say('arena.critical'), miss: say('arena.miss'), frozen: say('arena.frozen') }),
    [replay, say],
  )
  useEffect(() => bridge.store.setState({ kombat: input, headroomPx: HEADROOM_PX }), [bridge, input])
  useEffect(() => () => bridge.store.setState({ kombat: null, isPaused: false, report: emptyReport }), [bridge])

  const { user, enemy, scenario, winner } = replay
  const hasBegun = phase === 'fighting' || phase === 'end'
  const isOver = phase === 'end'
  const enemyMax = input.opponent?.maxHp ?? 0
  const toggle = (): void => {
    if (isOver) bridge.send('seek', { entriesPlayed: SETUP_ENTRIES })
    bridge.store.setState({ isPaused: !isOver && !isPaused })
  }
  return (
    <section className="grid gap-10" aria-label={say('arena.label')}>
      <div className={styles.arena} data-missing={isMissing}>
        <StageHost
          scene="kombat"
          label={say('arena.of', { user: user.username, enemy: enemy.username })}
          fallback={() => <p className="soft">{say('arena.missing')}</p>}
        />
      </div>
      {isMissing ? null : (
        <>
          <div className={styles.health}>
            <Health name={user.username} hp={hasBegun ? hp.user : input.user.maxHp} max={input.user.maxHp} />
            <Health name={enemy.username} hp={hasBegun ? hp.opponent : enemyMax} max={enemyMax} isRight />
          </div>
          <div className="row wrap gap-8 justify-between">
            <p className="digits" aria-live={isOver ? 'polite' : 'off'}>
              {isOver
                ? say('arena.won', { name: (winner === 'attacker' ? user : enemy).username })
                : say('arena.turn', {
                    turn: Math.max(0, entriesPlayed - SETUP_ENTRIES),
                    turns: scenario.length - SETUP_ENTRIES,
                  })}
            </p>
            <div className="row gap-8">
              <Button size="small" disabled={!hasBegun} onClick={toggle}>
                {say(isOver ? 'arena.again' : isPaused ? 'arena.play' : 'arena.pause')}
              </Button>
              {/* `aria-disabled`, because `disabled` would lose the keyboard's focus when the fight is over. */}
              <Button
                size="small"
                variant="secondary"
                aria-disabled={!hasBegun || isOver}
                onClick={() => bridge.send('skip', undefined)}
              >
                {say('arena.skip')}
              </Button>
              <Button
                size="small"
                variant="secondary"
                aria-label={say('arena.speed', { speed })}
                onClick={() => bridge.store.setState({ speed: speed === 1 ? 2 : 1 })}
              >
                x{speed}
              </Button>
            </div>
          </div>
        </>
      )}
    </section>
  )
}
