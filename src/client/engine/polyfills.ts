// The methods that this client and its libraries call and that Chromium 92 or Safari 15.4 lacks.
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
