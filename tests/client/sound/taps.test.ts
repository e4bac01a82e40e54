import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { installTaps } from '#client/sound/taps.ts'

let heard: string[]
let remove: () => void

beforeEach(() => {
  heard = []
  document.body.innerHTML = `
    <p id="text">text</p>
    <button id="button"><span id="inside">Fight</span></button>
    <button id="disabled" disabled>No</button>
    <button id="pending" aria-disabled="true">Wait</button>
    <button id="toggle" aria-pressed="true">Sound</button>
    <nav><a id="nav" href="#home">Home</a></nav>
    <a id="link" href="#there">There</a>
    <div role="tablist"><div id="tab" role="tab">One</div></div>`
  remove = installTaps({ unlock: () => heard.push('unlock'), play: (name) => heard.push(name) })
})
afterEach(() => {
  remove()
  document.body.innerHTML = ''
})

const tap = (id: string): string[] => {
  heard = []
  document.getElementById(id)?.click()
  return heard
}

describe('taps', () => {
  test.each([
    ['button', 'tap'],
    ['inside', 'tap'],
    ['link', 'tap'],
    ['nav', 'tab'],
    ['tab', 'tab'],
    ['toggle', 'toggle'],
  ])('a tap on #%s unlocks and sounds like %s', (id, name) => {
    expect(tap(id)).toEqual(['unlock', name])
  })

  test('a tap without an action makes no sound, but unlocks', () => {
    expect(tap('text')).toEqual(['unlock'])
    expect(tap('pending')).toEqual(['unlock'])
    expect(tap('disabled')).toEqual([])
  })

  test('a tap that its handler stops is heard all the same', () => {
    document.getElementById('button')?.addEventListener('click', (event) => event.stopImmediatePropagation())
    expect(tap('button')).toEqual(['unlock', 'tap'])
  })

  test('after removal, nothing is heard', () => {
    remove()
    expect(tap('button')).toEqual([])
  })
})
