import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { holdCanvasSwipes } from '#client/platform/hold-swipes.ts'

const touchAt = (type: string, clientY: number, cancelable = true): TouchEvent => {
  const event = new Event(type, { bubbles: true, cancelable }) as TouchEvent
  Object.defineProperty(event, 'touches', { value: [{ clientY }] })
  return event
}

let stop: () => void
let page: HTMLElement
let canvas: HTMLCanvasElement
beforeEach(() => {
  page = document.createElement('main')
  canvas = document.createElement('canvas')
  page.append(canvas)
  document.body.append(page)
  stop = holdCanvasSwipes()
})
afterEach(() => {
  stop()
  page.remove()
})

/** Returns whether the messenger could treat the swipe as its own gesture. */
const draw = (element: Element, fromY: number, toY: number): boolean => {
  element.dispatchEvent(touchAt('touchstart', fromY))
  return element.dispatchEvent(touchAt('touchmove', toY))
}

describe('below 7.7, where vertical swipes cannot be switched off', () => {
  it('a finger drawn down over a picture does not close the game', () => {
    expect(draw(canvas, 100, 180)).toBe(false)
  })

  it('a finger drawn up, and one beside the picture, scroll as usual', () => {
    expect(draw(canvas, 180, 100)).toBe(true)
    expect(draw(page, 100, 180)).toBe(true)
  })

  it('a page that is scrolled down scrolls back under the finger', () => {
    page.scrollTop = 40
    expect(draw(canvas, 100, 180)).toBe(true)
    page.scrollTop = 0
    expect(draw(canvas, 100, 180)).toBe(false)
  })

  it('a running scroll is left alone, and so is its end', () => {
    canvas.dispatchEvent(touchAt('touchstart', 100))
    expect(canvas.dispatchEvent(touchAt('touchmove', 180, false))).toBe(true)
    stop()
    expect(draw(canvas, 100, 180)).toBe(true)
  })
})
