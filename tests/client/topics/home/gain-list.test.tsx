import { expect, test } from 'vitest'
import { NO_GAIN } from '#client/topics/home/screens/collect/collect.ts'
import { GainList } from '#client/topics/home/screens/collect/gain-list.tsx'
import { onSignedInPages, showScreen } from '../../render.tsx'

onSignedInPages()

test('what was collected adds to balances with a plus, and counts things with a times', async () => {
  const gain = {
    ...NO_GAIN,
    tokNano: 2_000_000_000,
    materials: new Map([['material-wood', 9]]),
    stones: [{ type: 'burning-hell', level: 1 }] as const,
    tickets: 2,
  }
  await showScreen(<GainList gain={gain} />)
  const amounts = [...document.querySelectorAll('li strong')].map(({ textContent }) => textContent)
  expect(amounts).toEqual(['+2.00', '×9', '×1', '×2'])
})
