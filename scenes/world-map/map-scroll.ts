const DRAG_THRESHOLD_PX = 8
const GLIDE_HALF_LIFE_MS = 210
/** A pointer that rested longer than this before the release is no flick. */
const FLICK_WITHIN_MS = 90
/** In an overscroll the map moves by this share of the finger's way. */
const RUBBER = 0.35

/** Turns pointer positions and times into the scroll position. Has no clock: the caller passes times. */
export class MapScroll {
  #y = 0
  #max = 0
  #speed = 0
  #target: number | null = null
  #press: { y: number; from: number; isDrag: boolean } | null = null
  #last: { y: number; atMs: number } = { y: 0, atMs: 0 }

  get y(): number {
    return this.#y
  }

  get max(): number {
    return this.#max
  }

  get isDragging(): boolean {
    return this.#press?.isDrag === true
  }

  /** `max` is 0 when the map fits. Position and glide target are scaled with it. */
  setMax(max: number): void {
    const before = this.#max
    this.#max = Math.max(0, max)
    const scaled = (y: number): number => (before > 0 ? y / before : 1) * this.#max
    this.#y = scaled(this.#y)
    this.#target = this.#target === null ? null : scaled(this.#target)
    this.#speed = 0
  }

  jump(y: number): void {
    this.#y = this.#limit(y)
    this.#target = null
    this.#speed = 0
  }

  glideTo(y: number): void {
    this.#target = this.#limit(y)
    this.#speed = 0
  }

  press(y: number, atMs: number): void {
    this.#press = { y, from: this.#y, isDrag: false }
    this.#last = { y, atMs }
    this.#speed = 0
    this.#target = null
  }

  move(y: number, atMs: number): void {
    const press = this.#press
    if (!press) return
    if (!press.isDrag && Math.abs(y - press.y) > DRAG_THRESHOLD_PX) press.isDrag = true
    if (!press.isDrag) return
    const wanted = press.from + press.y - y
    const over = wanted - this.#limit(wanted)
    this.#y = wanted - over * (1 - RUBBER)
    const passedMs = atMs - this.#last.atMs
    if (passedMs > 0) this.#speed = (this.#last.y - y) / passedMs
    this.#last = { y, atMs }
  }

  release(atMs: number): boolean {
    const press = this.#press
    this.#press = null
    if (!press) return false
    if (!press.isDrag || atMs - this.#last.atMs > FLICK_WITHIN_MS) this.#speed = 0
    return !press.isDrag
  }

  cancel(): void {
    this.#press = null
  }

  /** `deltaPx` in CSS px. Returns whether the map can move that way. */
  wheel(deltaPx: number): boolean {
    const from = this.#target ?? this.#y
    const to = this.#limit(from + deltaPx)
    if (to === from) return false
    this.#target = to
    this.#speed = 0
    return true
  }

  advance(deltaMs: number): void {
    if (this.#press) return
    if (this.#target !== null) {
      this.#y += (this.#target - this.#y) * (1 - 0.5 ** (deltaMs / 60))
      if (Math.abs(this.#target - this.#y) < 0.3) {
        this.#y = this.#target
        this.#target = null
      }
      return
    }
    this.#y += this.#speed * deltaMs
    this.#speed *= 0.5 ** (deltaMs / GLIDE_HALF_LIFE_MS)
    if (Math.abs(this.#speed) < 0.01) this.#speed = 0
    const limited = this.#limit(this.#y)
    if (limited !== this.#y) {
      this.#speed = 0
      this.#y += (limited - this.#y) * (1 - 0.5 ** (deltaMs / 50))
      if (Math.abs(limited - this.#y) < 0.3) this.#y = limited
    }
  }

  #limit(y: number): number {
    return Math.max(0, Math.min(this.#max, y))
  }
}
