const FINITE = Number.MAX_SAFE_INTEGER

/** Controls the page's CSS animations and transitions. */
export interface PageMotion {
  /** Seeks every animation to this page time; new ones start now. */
  readonly show: (nowMs: number) => void
  /** Ends transitions, and commits compositor-only animations to inline style for a screenshot and ends them. */
  readonly freeze: () => Promise<void>
}

/** Properties animated in compositor layers, which depend on earlier frames. */
const IN_LAYERS: readonly string[] = ['transform', 'translate', 'rotate', 'scale', 'opacity', 'filter']
const KEYFRAME_FACTS: readonly string[] = ['offset', 'computedOffset', 'easing', 'composite']

const isOnlyInLayers = (effect: KeyframeEffect): boolean =>
  effect
    .getKeyframes()
    .every((frame) => Object.keys(frame).every((name) => KEYFRAME_FACTS.includes(name) || IN_LAYERS.includes(name)))

const { requestAnimationFrame: realFrame } = window

/** Waits for a paint: frame callbacks run before it. */
const painted = (): Promise<void> => new Promise((resolve) => realFrame(() => realFrame(() => resolve())))

/**
 * Recomputes the positions of these elements. A former animation's layer sometimes keeps its subpixel offset: promoting the
 * element to a layer and back clears it.
 */
const forgetLayers = async (elements: readonly HTMLElement[]): Promise<void> => {
  if (elements.length === 0) return
  for (const { style } of elements) style.willChange = 'transform'
  await painted()
  for (const { style } of elements) style.willChange = ''
  await painted()
}

const hasStyle = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement || element instanceof SVGElement

/** Pauses and drives CSS animations by hand: the browser's timeline runs on while the page's clock is held. */
export const holdPageMotion = (): PageMotion => {
  const bornMs = new WeakMap<Animation, number>()
  const ownedByPage = new WeakSet<Animation>()
  /** Everything frozen so far: after a resize it must be recomputed too. */
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
        // On a busy machine the render that starts it comes a step later.
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
