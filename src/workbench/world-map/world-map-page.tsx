import { useEffect, useRef, useState } from 'react'
import type { StageBridge } from '#bridge/bridge.ts'
import { useStageBridge } from '#client/stage/stage-context.ts'
import { StageHost } from '#client/stage/stage-host.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { Controls, fieldOf, NumberField, Select, Switch } from '#workbench/kit/controls.tsx'
import { enterStage, heldClock, ONE_FRAME_MS, reloadForChange } from '#workbench/kit/held-stage.ts'
import { KeyframeList } from '#workbench/kit/keyframe-list.tsx'
import { useAddressState } from '#workbench/kit/use-address-state.ts'
import { pointAtLand, tapAt, turnWheel } from './point-at-land.ts'
import { WORLD_MAP_MOMENTS } from './world-map-keyframes.ts'
import styles from './world-map-page.module.css'
import { houseIdOf, LABELS, LAND_CHOICES, mapInput, WORLD_MAP_FIELDS, type WorldMapState } from './world-map-state.ts'

/** Returns a sentence about what could not be found, or null. */
const pointAround = (bridge: StageBridge, state: WorldMapState): string | null => {
  const canvas = document.querySelector('canvas')
  if (!canvas) return 'There is no canvas'
  if (state.scroll > 0) turnWheel(canvas, -state.scroll)
  for (const act of ['hover', 'tap'] as const) {
    const houseId = houseIdOf(state[act])
    if (houseId === null) continue
    const place = pointAtLand(bridge, canvas, houseId)
    if (!place) return `The land of ${state[act]} is out of sight: focus it, or scroll to it`
    if (act === 'tap') tapAt(canvas, place)
  }
  return null
}

const bringTo = async (bridge: StageBridge, state: WorldMapState, isAlive: () => boolean): Promise<string | null> => {
  const clock = await heldClock()
  if (!isAlive()) return null
  // Sets the focus only after the map has opened, as with the keyboard.
  bridge.store.setState({ worldMap: mapInput({ ...state, focus: 'none' }) })
  await clock.settle()
  if (!isAlive()) return null
  clock.seed()
  clock.advance(Math.max(ONE_FRAME_MS, state.before))
  bridge.store.setState({ worldMap: mapInput(state) })
  const problem = pointAround(bridge, state)
  clock.advance(Math.max(ONE_FRAME_MS, state.at))
  return problem
}

const WorldMap = ({
  state,
  set,
}: {
  readonly state: WorldMapState
  readonly set: (change: Partial<WorldMapState>) => void
}) => {
  const bridge = useStageBridge()
  const field = fieldOf(state, set)
  const [mayShow] = useState(() => enterStage(state.hold))
  const [held, setHeld] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const shown = useRef<string | null>(null)
  const { hold, motion } = state
  const key = JSON.stringify({ ...state, alone: false })

  useEffect(() => bridge.store.setState({ motion }), [bridge, motion])
  useEffect(() => {
    const undo = [
      bridge.on('region-tapped', ({ houseId }) => setSaid(`tapped ${LAND_CHOICES[houseId + 1]}`)),
      bridge.on('region-hovered', ({ houseId }) =>
        setSaid(houseId === null ? '' : `over ${LAND_CHOICES[houseId + 1]}`),
      ),
      () => bridge.store.setState({ worldMap: null }),
    ]
    return () => {
      for (const step of undo) step()
    }
  }, [bridge])

  useEffect(() => {
    const wanted = JSON.parse(key) as WorldMapState
    if (!wanted.hold && !(shown.current && JSON.parse(shown.current).hold)) {
      shown.current = key
      bridge.store.setState({ worldMap: mapInput(wanted) })
      return
    }
    if (shown.current !== null && shown.current !== key) return reloadForChange()
    shown.current = key
    let isAlive = true
    void bringTo(bridge, wanted, () => isAlive).then((trouble) => {
      if (!isAlive) return
      setProblem(trouble)
      setHeld(true)
    })
    return () => {
      isAlive = false
    }
  }, [bridge, key])

  return (
    <main className={styles.page} data-held={held}>
      <h1>World map</h1>
      <div className={styles.split}>
        <div className={classNames(styles.map, state.alone && styles.alone)}>
          {mayShow && (
            <StageHost
              scene="world-map"
              label="Eight lands"
              fallback={(error, retry) => (
                <div className={styles.problem}>
                  <p>The map cannot be shown: {error}</p>
                  <Button size="small" onClick={retry}>
                    Try again
                  </Button>
                </div>
              )}
            />
          )}
        </div>
        <div className="grid gap-12">
          {problem !== null && <p className={styles.problem}>{problem}</p>}
          <Controls>
            <Select label="Focus on" {...field('focus')} options={LAND_CHOICES} />
            <Select label="Names" {...field('labels')} options={LABELS} />
            <Select label="Motion" {...field('motion')} options={['full', 'reduced']} />
            <Switch label="Hold the moment" {...field('hold')} />
            <Switch label="Map alone" {...field('alone')} />
          </Controls>
          {hold && (
            <Controls>
              <Select label="Pointer over" {...field('hover')} options={LAND_CHOICES} />
              <Select label="Tapped" {...field('tap')} options={LAND_CHOICES} />
              <NumberField label="Scrolled up, px" {...field('scroll')} />
              <NumberField label="Open for, ms" {...field('before')} />
              <NumberField label="And then, ms" {...field('at')} />
            </Controls>
          )}
          <p aria-live="polite">{said}</p>
          {!state.alone && <KeyframeList path="/workbench/world-map" keyframes={WORLD_MAP_MOMENTS} />}
        </div>
      </div>
    </main>
  )
}

export const WorldMapPage = () => {
  const [state, set] = useAddressState(WORLD_MAP_FIELDS)
  return <WorldMap state={state} set={set} />
}
