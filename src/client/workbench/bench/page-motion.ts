const FINITE = Number.MAX_SAFE_INTEGER

/** Moves the page's own animations and transitions by hand. */
export interface PageMotion {
  /** Shows every animation as it is at this instant of the page's time; one met for the first time begins now. */
  readonly show: (nowMs: number) => void
}

/** Takes over what CSS animates: the browser's own timeline goes on while the page's clock is held. */
export const holdPageMotion = (): PageMotion => {
  const bornMs = new WeakMap<Animation, number>()
  const ownedByPage = new WeakSet<Animation>()
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
  }
}
