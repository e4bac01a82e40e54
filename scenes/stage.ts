import Phaser from 'phaser'
import type { SceneKey, StageBridge, StageState } from '#bridge/bridge.ts'
import { MonsterHuntScene } from './hunt/hunt-scene.ts'
import { Disposer } from './kit/disposer.ts'
import { attachManualClock, type ManualClock } from './kit/manual-clock.ts'
import { reportMissingArt } from './kit/missing-art.ts'
import { shownPictures } from './kit/shown-pictures.ts'
import type { Stage, StageCounters } from './kit/stage-face.ts'
import type { StageScene } from './kit/stage-scene.ts'
import { BossFallRun } from './kombat/boss/boss-fall-run.ts'
import { BossFallScene } from './kombat/boss/boss-fall-scene.ts'
import { FightRun } from './kombat/flow/fight-run.ts'
import { KombatScene } from './kombat/kombat-scene.ts'
import { createNoWebglStage } from './kombat/no-webgl-stage.ts'
import { WorldMapScene } from './world-map/world-map-scene.ts'

/** A higher ratio lowers the frame rate without a visible gain. */
const MAX_PIXEL_RATIO = 2

export interface StageOptions {
  readonly isHeadless?: boolean
}

let liveGames = 0

const pixelRatio = (): number => Math.min(MAX_PIXEL_RATIO, Math.max(1, window.devicePixelRatio || 1))

const makeHolder = (): HTMLDivElement => {
  const holder = document.createElement('div')
  holder.style.cssText = 'width:100%;height:100%;overflow:hidden;line-height:0'
  return holder
}

const sizeOf = (element: HTMLElement): { width: number; height: number } => ({
  width: Math.max(1, Math.round(element.clientWidth)),
  height: Math.max(1, Math.round(element.clientHeight)),
})

const bootGame = (
  holder: HTMLElement,
  scenes: Readonly<Record<SceneKey, StageScene>>,
  isHeadless: boolean,
  postBoot: (game: Phaser.Game) => void,
) => {
  const ratio = pixelRatio()
  const { width, height } = sizeOf(holder)
  return new Phaser.Game({
    type: isHeadless ? Phaser.HEADLESS : Phaser.WEBGL,
    parent: holder,
    backgroundColor: '#1a0f45',
    banner: false,
    // Phaser's smoothing would count frames as 17 ms for two seconds after each pause: a slow device then plays in slow
    // motion.
    fps: { smoothStep: false },
    autoFocus: false,
    antialias: true,
    // No multisampling: it doubles the cost of a frame, and the art's edges are already smooth. One texture per batch:
    // on some phones inexact interpolation makes the multi-texture shader pick another texture.
    render: { antialiasGL: false, powerPreference: 'low-power', maxTextures: 1 },
    audio: { noAudio: true },
    disableContextMenu: true,
    // The page must stay scrollable by touch. A scene that scrolls itself sets `touch-action`.
    input: { keyboard: false, gamepad: false, mouse: { preventDefaultWheel: false }, touch: { capture: false } },
    scale: {
      mode: Phaser.Scale.NONE,
      width: Math.floor(width * ratio),
      height: Math.floor(height * ratio),
      zoom: 1 / ratio,
    },
    callbacks: {
      postBoot: (game) => {
        reportMissingArt(game.textures)
        for (const [key, scene] of Object.entries(scenes)) game.scene.add(key, scene, false)
        postBoot(game)
      },
    },
  })
}

const listenersOf = (emitters: readonly Phaser.Events.EventEmitter[]): number =>
  emitters.reduce(
    (sum, emitter) => sum + emitter.eventNames().reduce((of, name) => of + emitter.listenerCount(name), 0),
    0,
  )

const redraw = ({ renderer, scene }: Phaser.Game): void => {
  if ('contextLost' in renderer && renderer.contextLost) return
  renderer.preRender()
  scene.render(renderer)
  renderer.postRender()
}

/** The client's only stage. Never throws: without WebGL it sets the error `no-webgl` and plays without rendering. */
export const createStage = (parent: HTMLElement, bridge: StageBridge, options: StageOptions = {}): Stage => {
  const holder = makeHolder()
  parent.appendChild(holder)
  const run = new FightRun(bridge)
  const fall = new BossFallRun(bridge)
  const scenes: Record<SceneKey, StageScene> = {
    kombat: new KombatScene(bridge, run),
    'world-map': new WorldMapScene(bridge),
    'monster-hunt': new MonsterHuntScene(bridge),
    'boss-fall': new BossFallScene(bridge, fall),
  }
  const disposer = new Disposer()
  let isBooted = false
  let isAttached = true
  let clock: ManualClock | null = null
  let shown: SceneKey | null = null

  const boot = (): Phaser.Game | null => {
    try {
      return bootGame(holder, scenes, options.isHeadless === true, (booted) => {
        isBooted = true
        queueMicrotask(() => begin(booted))
      })
    } catch (error) {
      console.warn('The stage could not start:', error)
      return null
    }
  }
  const game = boot()
  if (!game) {
    holder.remove()
    bridge.store.setState({ error: 'no-webgl' })
    return createNoWebglStage(bridge)
  }
  liveGames += 1

  const followSleep = (): void => {
    if (!isBooted) return
    const isNeeded = isAttached && shown !== null && !document.hidden && !bridge.store.getState().isAway
    if (isNeeded && clock === null && !game.loop.running) {
      // Otherwise the first frame would count all the time that the loop slept.
      game.loop.resetDelta()
      game.loop.wake()
    }
    if (!isNeeded) game.loop.sleep()
  }

  const followScene = (next: SceneKey | null): void => {
    if (!isBooted || next === shown) return
    // During a scene's step Phaser defers this change to the next step, which never comes if the loop sleeps.
    if (game.scene.isProcessing) {
      queueMicrotask(() => followScene(bridge.store.getState().scene))
      return
    }
    if (shown !== null) game.scene.stop(shown)
    shown = next
    if (next !== null) game.scene.start(next)
    followSleep()
  }

  const followSize = (): void => {
    if (!isBooted || !isAttached || holder.clientWidth === 0 || holder.clientHeight === 0) return
    const ratio = 1 / game.scale.zoom
    const { width, height } = sizeOf(holder)
    const canvasWidth = Math.floor(width * ratio)
    const canvasHeight = Math.floor(height * ratio)
    const isResized = canvasWidth !== game.scale.width || canvasHeight !== game.scale.height
    if (isResized) game.scale.resize(canvasWidth, canvasHeight)
    game.scale.refresh()
    // Resizing clears the canvas: it would stay black until the next frame.
    if (isResized && shown !== null && !game.scene.isProcessing && options.isHeadless !== true) redraw(game)
  }

  const followRun = (scene: SceneKey | null): void => {
    if (scene === 'kombat') run.begin()
    else run.end()
    if (scene === 'boss-fall') fall.begin()
    else fall.end()
  }

  const followState = (state: StageState, before: StageState): void => {
    followRun(state.scene)
    const wantsRetry = before.error === 'load-failed' && state.error === null && state.scene === shown
    if (wantsRetry) followScene(null)
    if (state.scene !== shown) followScene(state.scene)
    if (state.isAway !== before.isAway) followSleep()
  }

  const onContextLost = (): void => bridge.store.setState({ error: 'context-lost' })
  const onContextRestored = (): void => {
    if (bridge.store.getState().error === 'context-lost') bridge.store.setState({ error: null })
  }
  const begin = (booted: Phaser.Game): void => {
    if (window.__E2E__) {
      const isSettled = (): boolean => {
        const state = bridge.store.getState()
        const isStill = Object.values(scenes).every((scene) => scene.pendingFiles === 0)
        return state.error !== null || ((state.scene === null || state.ready === state.scene) && isStill)
      }
      clock = attachManualClock(booted, isSettled)
      window.__clock = clock
      window.__stage = { counters, shown: () => (shown === null ? [] : shownPictures(scenes[shown])) }
    }
    booted.canvas.addEventListener('webglcontextlost', onContextLost)
    booted.canvas.addEventListener('webglcontextrestored', onContextRestored)
    followSize()
    followScene(bridge.store.getState().scene)
    followSleep()
  }

  const counters = (): StageCounters => ({
    games: liveGames,
    canvases: holder.querySelectorAll('canvas').length,
    attachedCanvases: [...document.querySelectorAll('canvas')].filter((canvas) => canvas === game.canvas).length,
    textures: game.textures.getTextureKeys().length,
    listeners:
      bridge.listenerCount() +
      listenersOf([game.events, game.scale, game.input.events, game.textures]) +
      Object.values(scenes).reduce((sum, scene) => sum + scene.held, 0),
    isAsleep: !game.loop.running,
  })

  followRun(bridge.store.getState().scene)
  disposer.add(() => followRun(null))
  disposer.add(bridge.store.subscribe(followState))
  document.addEventListener('visibilitychange', followSleep)
  disposer.add(() => document.removeEventListener('visibilitychange', followSleep))
  if (typeof ResizeObserver !== 'undefined') {
    const observer = new ResizeObserver(followSize)
    observer.observe(holder)
    disposer.add(() => observer.disconnect())
  }

  return {
    attach(element) {
      isAttached = true
      element.appendChild(holder)
      followSize()
      followSleep()
    },
    detach() {
      isAttached = false
      holder.remove()
      followSleep()
    },
    destroy() {
      disposer.dispose()
      liveGames -= 1
      game.destroy(true)
      // `destroy` only sets a flag for the next step, which never comes if the loop sleeps.
      if (isBooted) (game as unknown as { runDestroy(): void }).runDestroy()
      holder.remove()
    },
  }
}
