import { beforeEach, expect, it, vi } from 'vitest'

const openPage = async () => {
  vi.resetModules()
  const { toast, setToastSound } = await import('#client/ui/feedback/toast.ts')
  const { isStartOver } = await import('#client/platform/after-start.ts')
  const stage = { showToast: vi.fn(), dismissToast: vi.fn() }
  const load = vi.fn(() => stage)
  vi.doMock('#client/ui/feedback/toast-stage.ts', load)
  return { toast, setToastSound, isStartOver, stage, load }
}

beforeEach(() => () => vi.doUnmock('#client/ui/feedback/toast-stage.ts'))

it('the first toast loads the code that shows it, sounds at once and ends the start', async () => {
  const { toast, setToastSound, isStartOver, stage } = await openPage()
  const sound = vi.fn()
  setToastSound(sound)
  expect(isStartOver()).toBe(false)
  const id = toast.error('First')
  expect(sound).toHaveBeenCalledWith('error')
  expect(isStartOver()).toBe(true)
  toast.dismiss(id)
  await expect.poll(() => stage.dismissToast.mock.calls).toEqual([[id]])
  expect(stage.showToast).toHaveBeenCalledWith('error', 'First', id, undefined)
  expect(stage.showToast.mock.invocationCallOrder[0]).toBeLessThan(stage.dismissToast.mock.invocationCallOrder[0] ?? 0)
})

it('each toast has its own id unless it is given one', async () => {
  const { toast } = await openPage()
  expect(new Set([toast.blank('One'), toast.blank('Two'), toast.blank('Three', { id: 'three' })]).size).toBe(3)
  expect(toast.success('Four', { id: 'four' })).toBe('four')
})

it('nothing is loaded to dismiss a toast where there has been none', async () => {
  const { toast, isStartOver, load } = await openPage()
  toast.dismiss()
  expect(isStartOver()).toBe(false)
  expect(load).not.toHaveBeenCalled()
})
