const FINITE = Number.MAX_SAFE_INTEGER

/** Moves the page's own animations and transitions by hand. */
export interface PageMotion {
  /** Shows every animation as it is at this instant of the page's time; one met for the first time begins now. */
  readonly show: (nowMs: number) => void
  /** Turns what only moves, turns or fades into plain style as it stands now, for a picture; it does not go on. */
  readonly freeze: () => Promise<void>
}

/** What the browser animates in layers of their own, which keep how they were drawn in earlier frames. */
const IN_LAYERS: readonly string[] = ['transform', 'translate', 'rotate', 'scale', 'opacity', 'filter']
const KEYFRAME_FACTS: readonly string[] = ['offset', 'computedOffset', 'easing', 'composite']

const isOnlyInLayers = (effect: KeyframeEffect): boolean =>
  effect
    .getKeyframes()
    .every((frame) => Object.keys(frame).every((name) => KEYFRAME_FACTS.includes(name) || IN_LAYERS.includes(name)))

const { requestAnimationFrame: realFrame } = window

/** Waits until what stands in the page has been painted: a frame's callbacks come before its paint. */
const painted = (): Promise<void> => new Promise((resolve) => realFrame(() => realFrame(() => resolve())))

/**
 * Makes the browser work out anew where these lie. What was animated keeps the fraction of a pixel at which its layer was drawn,
 * now and then: a layer for a moment, and none after it, leave nothing of that.
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

/** Takes over what CSS animates: the browser's own timeline goes on while the page's clock is held. */
export const holdPageMotion = (): PageMotion => {
  const bornMs = new WeakMap<Animation, number>()
  const ownedByPage = new WeakSet<Animation>()
  /** All that was ever frozen: in another window it lies elsewhere, and is to be worked out anew there, too. */
  const frozen = new Set<HTMLElement>()
  return {
    show: (nowMs) => {
      for (const animation of document.getAnimations()) {
        if (ownedByPage.has(animation)) continue
        const born = bornMs.get(animation)
        if (born === undefined) {
          // What the page itself holds still is not ours to move.
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
      // A caret blinks by the browser's own time.
      document.documentElement.style.caretColor = 'transparent'
      for (const animation of document.getAnimations()) {
        const { effect } = animation
        if (ownedByPage.has(animation) || !(effect instanceof KeyframeEffect)) continue
        // A pseudo-element has no style of its own to keep it in.
        if (effect.pseudoElement !== null || !isOnlyInLayers(effect)) continue
        animation.commitStyles()
        animation.cancel()
        if (hasStyle(effect.target)) frozen.add(effect.target)
      }
      await forgetLayers([...frozen].filter(({ isConnected }) => isConnected))
    },
  }
}
