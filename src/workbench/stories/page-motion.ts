const FINITE = Number.MAX_SAFE_INTEGER

export interface PageMotion {
  /** Moves every animation to this page time. An animation seen for the first time starts now. */
  readonly show: (nowMs: number) => void
  /** Ends transitions and turns animations on compositor layers into inline styles. */
  readonly freeze: () => Promise<void>
}

/** Properties that the browser animates on compositor layers. Their pixels depend on earlier frames. */
const IN_LAYERS: readonly string[] = ['transform', 'translate', 'rotate', 'scale', 'opacity', 'filter']
const KEYFRAME_FACTS: readonly string[] = ['offset', 'computedOffset', 'easing', 'composite']

const isOnlyInLayers = (effect: KeyframeEffect): boolean =>
  effect
    .getKeyframes()
    .every((frame) => Object.keys(frame).every((name) => KEYFRAME_FACTS.includes(name) || IN_LAYERS.includes(name)))

const { requestAnimationFrame: realFrame } = window

/** Waits for two frames, because a frame's callbacks run before its paint. */
const painted = (): Promise<void> => new Promise((resolve) => realFrame(() => realFrame(() => resolve())))

/**
 * An element may keep the subpixel offset of its former layer. Making it a layer and ending that again removes the
 * offset.
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

/** Moves CSS animations by hand, because the browser's timeline ignores the held clock. */
export const holdPageMotion = (): PageMotion => {
  const bornMs = new WeakMap<Animation, number>()
  const ownedByPage = new WeakSet<Animation>()
  /** Kept for the next call: after a resize these elements need `forgetLayers` again. */
  const frozen = new Set<HTMLElement>()
  return {
    show: (nowMs) => {
      for (const animation of document.getAnimations()) {
        if (ownedByPage.has(animation)) continue
        const born = bornMs.get(animation)
        if (born === undefined) {
          // The page paused this animation itself: leave it alone.
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
      // The caret would blink by the browser's own clock.
      document.documentElement.style.caretColor = 'transparent'
      for (const animation of document.getAnimations()) {
        const { effect } = animation
        // A transition's start depends on a render, which may come one step later on a busy machine.
        if (animation instanceof CSSTransition) {
          animation.finish()
          continue
        }
        if (ownedByPage.has(animation) || !(effect instanceof KeyframeEffect)) continue
        // `commitStyles` cannot be used for a pseudo-element, which has no inline style.
        if (effect.pseudoElement !== null || !isOnlyInLayers(effect)) continue
        animation.commitStyles()
        animation.cancel()
        if (hasStyle(effect.target)) frozen.add(effect.target)
      }
      await forgetLayers([...frozen].filter(({ isConnected }) => isConnected))
      // The stage draws its last frame before the browser shows it.
      await painted()
    },
  }
}
