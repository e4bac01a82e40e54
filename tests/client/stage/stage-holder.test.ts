import { describe, expect, test, vi } from 'vitest'
import { createStageBridge } from '#bridge/bridge.ts'
import { createStageHolder, type StageModule } from '#client/stage/stage-holder.ts'

const setUp = () => {
  const bridge = createStageBridge()
  const stage = { attach: vi.fn(), detach: vi.fn() }
  const createStage = vi.fn(() => stage)
  const load = vi.fn(async (): Promise<StageModule> => ({ createStage }))
  return { bridge, stage, createStage, load, holder: createStageHolder(bridge, load) }
}
const settled = () =>
  new Promise<void>((resolve) => queueMicrotask(() => queueMicrotask(() => queueMicrotask(resolve))))
const box = () => document.createElement('div')

describe('the stage and its host', () => {
  test('one stage is made in all and moves from screen to screen', async () => {
    const { holder, createStage, stage, load, bridge } = setUp()
    const first = box()
    const leave = holder.show(first, 'world-map')
    await settled()
    expect(createStage).toHaveBeenCalledExactlyOnceWith(first, bridge)
    leave()
    expect(stage.detach).toHaveBeenCalledOnce()
    expect(bridge.store.getState().scene).toBeNull()

    const second = box()
    holder.show(second, 'kombat')
    await settled()
    expect(stage.attach).toHaveBeenCalledExactlyOnceWith(second)
    expect(createStage).toHaveBeenCalledOnce()
    expect(load).toHaveBeenCalledOnce()
    expect(bridge.store.getState().scene).toBe('kombat')
  })

  test('a screen that is left before the code has arrived gets no stage, as under StrictMode', async () => {
    const { holder, createStage, stage } = setUp()
    const element = box()
    holder.show(element, 'kombat')()
    holder.show(element, 'kombat')
    await settled()
    expect(createStage).toHaveBeenCalledOnce()
    expect(stage.attach).not.toHaveBeenCalled()
    expect(stage.detach).not.toHaveBeenCalled()
  })

  test('leaving twice detaches once', async () => {
    const { holder, stage } = setUp()
    const leave = holder.show(box(), 'kombat')
    await settled()
    leave()
    leave()
    expect(stage.detach).toHaveBeenCalledOnce()
  })

  test('code that cannot be loaded is reported, and loaded again at the next showing', async () => {
    const { holder, load, bridge, createStage } = setUp()
    load.mockRejectedValueOnce(new Error('chunk is gone'))
    const leave = holder.show(box(), 'kombat')
    await settled()
    expect(bridge.store.getState().error).toBe('load-failed')
    leave()
    holder.show(box(), 'kombat')
    expect(bridge.store.getState().error).toBeNull()
    await settled()
    expect(createStage).toHaveBeenCalledOnce()
  })

  test('a failed prefetch stays silent', async () => {
    const { holder, load, bridge } = setUp()
    load.mockRejectedValueOnce(new Error('offline'))
    holder.prefetch()
    await settled()
    expect(bridge.store.getState().error).toBeNull()
  })

  test('a device without WebGL stays without it', async () => {
    const { holder, bridge } = setUp()
    bridge.store.setState({ error: 'no-webgl' })
    holder.show(box(), 'world-map')
    await settled()
    expect(bridge.store.getState().error).toBe('no-webgl')
  })
})
