import type { StageBridge } from '#bridge/bridge.ts'
import { Disposer } from '#scenes/kit/disposer.ts'
import { LightTicker } from '#scenes/kit/light-ticker.ts'
import { STEP_MS } from '#scenes/kit/manual-clock.ts'
import type { Stage } from '#scenes/kit/stage-face.ts'
import { BossFallRun } from './boss/boss-fall-run.ts'
import { FightRun } from './flow/fight-run.ts'

/** Draws nothing, but plays fights on a coarse ticker: the fallback in words needs reports and `finished`. */
export const createNoWebglStage = (bridge: StageBridge): Stage => {
  const run = new FightRun(bridge)
  const disposer = new Disposer()
  let isAttached = true
  const fall = new BossFallRun(bridge)
  const advance = (deltaMs: number): void => {
    run.flow.advance(deltaMs * run.tempo)
    fall.advance(deltaMs)
  }
  const ticker = new LightTicker(advance)

  const follow = (): void => {
    const { scene, kombat, bossFall, isAway } = bridge.store.getState()
    if (scene === 'kombat') {
      run.begin()
      if (run.input !== kombat) run.load(kombat)
    } else run.end()
    if (scene === 'boss-fall') {
      fall.begin()
      fall.show(bossFall)
    } else fall.end()
    const plays = scene === 'kombat' || scene === 'boss-fall'
    ticker.run(isAttached && plays && !document.hidden && !isAway && !window.__E2E__)
  }

  if (window.__E2E__) {
    let owedMs = 0
    window.__clock = {
      poll: () => true,
      settle: async () => {
        await document.fonts?.ready
      },
      advance(ms) {
        for (owedMs += ms; owedMs + 1e-6 >= STEP_MS; owedMs -= STEP_MS) advance(STEP_MS)
      },
    }
    window.__stage = {
      counters: () => ({
        games: 0,
        canvases: 0,
        attachedCanvases: 0,
        textures: 0,
        listeners: bridge.listenerCount(),
        isAsleep: !ticker.isRunning,
      }),
      shown: () => [],
    }
  }
  disposer.add(bridge.store.subscribe(follow))
  document.addEventListener('visibilitychange', follow)
  disposer.add(() => document.removeEventListener('visibilitychange', follow))
  follow()

  return {
    attach() {
      isAttached = true
      follow()
    },
    detach() {
      isAttached = false
      follow()
    },
    destroy() {
      disposer.dispose()
      ticker.run(false)
      run.end()
      fall.end()
    },
  }
}
