import type { SceneKey, StageBridge } from '#bridge/bridge.ts'
import { fetchOnce } from '#client/platform/fetch-once.ts'
import { prefetch } from '#client/platform/prefetch.ts'

export interface HostedStage {
  attach(element: HTMLElement): void
  detach(): void
}

export interface StageModule {
  createStage(parent: HTMLElement, bridge: StageBridge): HostedStage
}

/** Holds the only stage: loads its code once, creates it at the first `show`, and moves its canvas afterwards. */
export interface StageHolder {
  readonly bridge: StageBridge
  /** Ignores failures, because `show` reports its own. */
  prefetch(): void
  /** Returns the function that detaches the stage; it may be called at any time. */
  show(element: HTMLElement, scene: SceneKey): () => void
}

/** If `load` fails, sets the bridge's error `load-failed`. The next `show` loads again. */
export const createStageHolder = (bridge: StageBridge, load: () => Promise<StageModule>): StageHolder => {
  let stage: HostedStage | null = null

  const loaded = fetchOnce(load)

  const place = (module: StageModule, element: HTMLElement) => {
    if (stage) stage.attach(element)
    else stage = module.createStage(element, bridge)
  }

  return {
    bridge,
    prefetch() {
      void prefetch(loaded)
    },
    show(element, scene) {
      // React's StrictMode mounts twice before the code has loaded, so only the last `show` may attach.
      let dead = false
      let attached = false
      const { error } = bridge.store.getState()
      // A failed load may succeed this time; a missing or lost WebGL context stays as the stage last reported it.
      bridge.store.setState({ scene, ready: null, loading: 0, error: error === 'load-failed' ? null : error })
      loaded().then(
        (module) => {
          if (dead) return
          attached = true
          place(module, element)
        },
        () => {
          if (!dead) bridge.store.setState({ error: 'load-failed' })
        },
      )
      return () => {
        if (dead) return
        dead = true
        bridge.store.setState({ scene: null })
        if (attached) stage?.detach()
      }
    },
  }
}
