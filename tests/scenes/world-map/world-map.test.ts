import { afterEach, describe, expect, it, vi } from 'vitest'
import { MAP_LANDS } from '#assets/manifest/map-regions.ts'
import { isInside, landAt, mapLayout } from '#scenes/world-map/map-layout.ts'
import { MapScroll } from '#scenes/world-map/map-scroll.ts'
import { WorldMapScene } from '#scenes/world-map/world-map-scene.ts'
import { aStage } from '../a-stage.ts'

describe('lands of the map (row 68)', () => {
  it('each land is found at the center of its island', () => {
    for (const land of MAP_LANDS) expect(landAt(land.center)?.houseId).toBe(land.houseId)
  })

  it('the sky belongs to no land', () => {
    expect(landAt({ x: 5, y: 5 })).toBeNull()
    expect(isInside([], { x: 0, y: 0 })).toBe(false)
  })

  it('fills the width of a phone, scrolls what does not fit, and keeps to a column on a wide screen', () => {
    expect(mapLayout(390, 600)).toMatchObject({ scale: 0.5, left: 0, top: 0, maxScroll: 230 })
    expect(mapLayout(390, 900)).toMatchObject({ top: 35, maxScroll: 0 })
    expect(mapLayout(1280, 800)).toMatchObject({ left: 360 })
  })
})

describe('scrolling', () => {
  const scroll = (): MapScroll => {
    const made = new MapScroll()
    made.setMax(500)
    made.jump(200)
    return made
  }

  it('a press that does not move is a tap, one that moves is a drag', () => {
    const map = scroll()
    map.press(100, 0)
    map.move(104, 10)
    expect(map.release(20)).toBe(true)
    map.press(100, 30)
    map.move(60, 40)
    expect(map.y).toBe(240)
    expect(map.release(50)).toBe(false)
  })

  it('a flick glides to a stop, a release after a rest does not', () => {
    const flicked = scroll()
    flicked.press(100, 0)
    flicked.move(60, 16)
    flicked.release(20)
    flicked.advance(100)
    expect(flicked.y).toBeGreaterThan(300)
    const rested = scroll()
    rested.press(100, 0)
    rested.move(60, 16)
    rested.release(400)
    rested.advance(100)
    expect(rested.y).toBe(240)
  })

  it('overscrolls with resistance and returns', () => {
    const map = scroll()
    map.press(0, 0)
    map.move(400, 10)
    expect(map.y).toBeLessThan(0)
    expect(map.y).toBeGreaterThan(-100)
    map.release(400)
    for (let frame = 0; frame < 60; frame += 1) map.advance(16)
    expect(map.y).toBe(0)
  })

  it('a wheel event at the end of the map is left to the page', () => {
    const map = scroll()
    expect(map.wheel(100)).toBe(true)
    expect(map.wheel(1000)).toBe(true)
    expect(map.wheel(10)).toBe(false)
  })

  it('keeps its relative position when the box changes', () => {
    const map = scroll()
    map.setMax(1000)
    expect(map.y).toBe(400)
  })

  it('a resize, or a repeated resize event, does not end a glide', () => {
    const map = scroll()
    map.glideTo(500)
    map.advance(16)
    map.setMax(500)
    map.advance(16)
    map.setMax(80)
    for (let frame = 0; frame < 120; frame += 1) map.advance(16)
    expect(map.y).toBe(80)
  })
})

describe('the map on a headless canvas', () => {
  afterEach(() => vi.restoreAllMocks())

  const regions = MAP_LANDS.map(({ houseId, land }) => ({ houseId, name: land }))
  const pointAt = (canvas: HTMLCanvasElement, type: string, x: number, y: number): void => {
    canvas.dispatchEvent(
      new MouseEvent(type, { clientX: x, clientY: y, button: 0, buttons: 1, bubbles: true, cancelable: true }),
    )
  }

  it('is laid out once per size, however often the canvas reports it', async () => {
    const layout = vi.spyOn(WorldMapScene.prototype as unknown as { layout(): void }, 'layout')
    const { stage, home, settle, advance } = await aStage({
      scene: 'world-map',
      worldMap: { regions, focusedHouseId: null },
    })
    await settle()
    stage.detach()
    stage.attach(home)
    advance(100)
    expect(layout).toHaveBeenCalledOnce()
    Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 500 })
    stage.attach(home)
    expect(layout).toHaveBeenCalledTimes(2)
  })

  it('a tap on an island reports it, a drag reports nothing', async () => {
    const { bridge, home, settle, advance } = await aStage({
      scene: 'world-map',
      worldMap: { regions, focusedHouseId: null },
    })
    const tapped: number[] = []
    const hovered: (number | null)[] = []
    bridge.on('region-tapped', ({ houseId }) => tapped.push(houseId))
    bridge.on('region-hovered', ({ houseId }) => hovered.push(houseId))
    await settle()
    advance(2500)
    const canvas = home.querySelector('canvas')
    if (!canvas) throw new Error('The stage has no canvas')
    Object.defineProperty(canvas, 'getBoundingClientRect', {
      value: () => ({ left: 0, top: 0, right: 390, bottom: 420, width: 390, height: 420, x: 0, y: 0 }),
    })
    window.dispatchEvent(new Event('resize'))
    advance(50)
    const meadow = { x: 232 * 0.5, y: 1462 * 0.5 - (830 - 420) }
    pointAt(canvas, 'mousemove', meadow.x, meadow.y)
    pointAt(canvas, 'mousedown', meadow.x, meadow.y)
    pointAt(canvas, 'mouseup', meadow.x, meadow.y)
    expect(tapped).toEqual([0])
    expect(hovered).toEqual([0])
    expect(canvas.style.cursor).toBe('pointer')
    pointAt(canvas, 'mousedown', meadow.x, meadow.y)
    pointAt(canvas, 'mousemove', meadow.x, meadow.y + 60)
    pointAt(canvas, 'mouseup', meadow.x, meadow.y + 60)
    expect(tapped).toEqual([0])
    bridge.store.setState({ scene: null })
    expect(canvas.style.cursor).toBe('')
  })
})
