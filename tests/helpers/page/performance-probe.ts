import type { Page } from '@playwright/test'

/** Counts may be asserted; times depend on the machine. */
export interface PerformanceFigures {
  readonly frames: number
  /** Largest number of draw calls in one frame, and the mean over frames that drew. */
  readonly drawCallsPeak: number
  readonly drawCallsMean: number
  readonly textureUploads: number
  /** Sum of all layout shifts that follow no input. CLS counts only the worst burst. */
  readonly layoutShift: number
  readonly shifted: readonly string[]
  /** Script time of a frame's callbacks, in ms. */
  readonly scriptMsMean: number
  readonly scriptMsP95: number
  /** Frames that came more than 25 ms after the one before. */
  readonly droppedFrames: number
  readonly longTasks: number
  readonly longestTaskMs: number
}

interface Probe {
  reset(): void
  read(): PerformanceFigures
}

/** Runs in the page, before the page's own code. */
const installProbe = (): void => {
  const FRAME_MS = 1000 / 60
  let scriptMs: number[] = []
  let drawCalls: number[] = []
  let intervalsMs: number[] = []
  let uploads = 0
  let shift = 0
  let shifted: string[] = []
  let tasksMs: number[] = []
  let drawnNow = 0
  let scriptNow = 0
  let frameMs = -1

  const ask = window.requestAnimationFrame.bind(window)
  const closeFrame = (): void => {
    if (frameMs < 0) return
    scriptMs.push(scriptNow)
    drawCalls.push(drawnNow)
    scriptNow = 0
    drawnNow = 0
  }
  window.requestAnimationFrame = (callback) =>
    ask((timeMs) => {
      // All callbacks of one frame get the same timestamp.
      if (timeMs !== frameMs) {
        closeFrame()
        if (frameMs >= 0) intervalsMs.push(timeMs - frameMs)
        frameMs = timeMs
      }
      const startedMs = performance.now()
      callback(timeMs)
      scriptNow += performance.now() - startedMs
    })

  for (const context of [WebGLRenderingContext, WebGL2RenderingContext]) {
    const gl = context.prototype as unknown as Record<string, (...given: unknown[]) => unknown>
    const count = (name: string, counted: () => void): void => {
      const real = gl[name]
      if (!real) return
      gl[name] = function (this: unknown, ...given: unknown[]) {
        counted()
        return real.apply(this, given)
      }
    }
    for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced'])
      count(name, () => {
        drawnNow += 1
      })
    count('texImage2D', () => {
      uploads += 1
    })
  }

  type Shift = PerformanceEntry & {
    readonly value: number
    readonly hadRecentInput: boolean
    readonly sources?: readonly { readonly node: Node | null }[]
  }
  const sourceName = (node: Node | null): string =>
    node instanceof Element
      ? `${node.tagName.toLowerCase()}.${String(node.className).split(' ')[0]}`
      : String(node?.nodeName)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      if (entry.hadRecentInput) continue
      shift += entry.value
      shifted.push(...(entry.sources ?? []).map(({ node }) => `${entry.value.toFixed(4)} ${sourceName(node)}`))
    }
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    tasksMs.push(...list.getEntries().map(({ duration }) => duration))
  }).observe({ type: 'longtask', buffered: true })

  const mean = (numbers: readonly number[]): number =>
    numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length
  const probe: Probe = {
    reset: () => {
      scriptMs = []
      drawCalls = []
      intervalsMs = []
      tasksMs = []
      shifted = []
      uploads = 0
      shift = 0
      frameMs = -1
    },
    read: () => {
      const sorted = [...scriptMs].sort((a, b) => a - b)
      return {
        frames: scriptMs.length,
        drawCallsPeak: Math.max(0, ...drawCalls),
        drawCallsMean: mean(drawCalls.filter((calls) => calls > 0)),
        textureUploads: uploads,
        layoutShift: shift,
        shifted,
        scriptMsMean: mean(scriptMs),
        scriptMsP95: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
        droppedFrames: intervalsMs.filter((interval) => interval > 1.5 * FRAME_MS).length,
        longTasks: tasksMs.length,
        longestTaskMs: Math.max(0, ...tasksMs),
      }
    },
  }
  Reflect.set(window, '__probe', probe)
}

/** Call it before the page opens. */
export const probePerformance = (page: Page): Promise<unknown> => page.addInitScript(installProbe)

const probeOf = '__probe'

export const resetProbe = (page: Page): Promise<void> =>
  page.evaluate((name) => (Reflect.get(window, name) as { reset(): void }).reset(), probeOf)

export const readProbe = (page: Page): Promise<PerformanceFigures> =>
  page.evaluate((name) => (Reflect.get(window, name) as { read(): PerformanceFigures }).read(), probeOf)

export const figuresLine = (what: string, figures: PerformanceFigures): string =>
  [
    `  ${what}: ${figures.frames} frames, ${figures.droppedFrames} late`,
    `script ${figures.scriptMsMean.toFixed(2)} ms a frame, 95 % under ${figures.scriptMsP95.toFixed(2)}`,
    `draw calls ${figures.drawCallsMean.toFixed(1)}, at most ${figures.drawCallsPeak}`,
    `${figures.textureUploads} textures sent`,
    `layout shift ${figures.layoutShift.toFixed(4)}`,
    `${figures.longTasks} long tasks, longest ${figures.longestTaskMs.toFixed(0)} ms`,
  ].join(' · ')
