const FINITE = Number.MAX_SAFE_INTEGER

export interface PageMotion {
  /** Seeks every animation to this page time; new ones start now. */
  readonly show: (nowMs: number) => void
  /** Ends transitions, and turns compositor animations into inline styles. */
  readonly freeze: () => Promise<void>
}

/** Animated in compositor layers, which depend on earlier frames. */
const IN_LAYERS: readonly string[] = ['transform', 'translate', 'rotate', 'scale', 'opacity', 'filter']
const KEYFRAME_FACTS: readonly string[] = ['offset', 'computedOffset', 'easing', 'composite']

const isOnlyInLayers = (effect: KeyframeEffect): boolean =>
  effect
    .getKeyframes()
    .every((frame) => Object.keys(frame).every((name) => KEYFRAME_FACTS.includes(name) || IN_LAYERS.includes(name)))

const { requestAnimationFrame: realFrame } = window

/** Frame callbacks run before the paint. */
const painted = (): Promise<void> => new Promise((resolve) => realFrame(() => realFrame(() => resolve())))

/** A former layer may keep its subpixel offset: promoting the element to a layer and back clears it. */
const forgetLayers = async (elements: readonly HTMLElement[]): Promise<void> => {
  if (elements.length === 0) return
  for (const { style } of elements) style.willChange = 'transform'
  await painted()
  for (const { style } of elements) style.willChange = ''
  await painted()
}

const hasStyle = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement || element instanceof SVGElement

/** Drives CSS animations by hand, because the browser's timeline ignores the held clock. */
export const holdPageMotion = (): PageMotion => {
  const bornMs = new WeakMap<Animation, number>()
  const ownedByPage = new WeakSet<Animation>()
  /** After a resize it must be recomputed too. */
  const frozen = new Set<HTMLElement>()
  return {
    show: (nowMs) => {
      for (const animation of document.getAnimations()) {
        if (ownedByPage.has(animation)) continue
        const born = bornMs.get(animation)
        if (born === undefined) {
          // The page itself paused it.
          if (animation.playState === 'paused') {
            ownedByPage.add(animation)
            continue
          }
          animation.pause()
          bornMs.set(animation, nowMs)
        }
        const passedMs = nowMs - (born ?? nowMs)
        const endMs = Number(animation.effect?.getComputedTiming().endTime ?? 0)
        if (endMs < FINITE && passedMs >= endMs) animation.finish()
        else animation.currentTime = passedMs
      }
    },
    freeze: async () => {
      // The caret blinks by the browser's clock.
      document.documentElement.style.caretColor = 'transparent'
      for (const animation of document.getAnimations()) {
        const { effect } = animation
        // Its start depends on a render, which a busy machine may do one step later.
        if (animation instanceof CSSTransition) {
          animation.finish()
          continue
        }
        if (ownedByPage.has(animation) || !(effect instanceof KeyframeEffect)) continue
        // A pseudo-element has no inline style.
        if (effect.pseudoElement !== null || !isOnlyInLayers(effect)) continue
        animation.commitStyles()
        animation.cancel()
        if (hasStyle(effect.target)) frozen.add(effect.target)
      }
      await forgetLayers([...frozen].filter(({ isConnected }) => isConnected))
      // A stage's last frame is drawn before the browser shows it.
      await painted()
    },
  }
}
