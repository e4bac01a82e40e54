import 'core-js/actual/array/find-last'
import 'core-js/actual/array/find-last-index'
import 'core-js/actual/array/to-reversed'
import 'core-js/actual/array/to-sorted'
import 'core-js/actual/array/to-spliced'
import 'core-js/actual/array/with'
import 'core-js/actual/object/has-own'

AbortSignal.prototype.throwIfAborted ??= function throwIfAborted(this: AbortSignal): void {
  if (this.aborted) throw this.reason ?? new DOMException('The call was aborted.', 'AbortError')
}

// Supports equal radii only, because no picture here needs others.
CanvasRenderingContext2D.prototype.roundRect ??= function roundRect(
  this: CanvasRenderingContext2D,
  ...[left, top, width, height, corners]: Parameters<CanvasRenderingContext2D['roundRect']>
): void {
  const radius = Math.min(Number(corners ?? 0), width / 2, height / 2)
  const [right, bottom] = [left + width, top + height]
  this.moveTo(left + radius, top)
  this.arcTo(right, top, right, bottom, radius)
  this.arcTo(right, bottom, left, bottom, radius)
  this.arcTo(left, bottom, left, top, radius)
  this.arcTo(left, top, right, top, radius)
  this.closePath()
}
