import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { setSpokenLanguage } from '#client/i18n/spoken.ts'
import { formatBalance } from '#client/ui/format/format.ts'
import { RollingAmount } from '#client/ui/values/rolling-amount.tsx'
import { onSignedInPages, showScreen } from '../render.tsx'

onSignedInPages()
afterEach(() => setSpokenLanguage('en'))

const Balance = () => {
  const [, setShown] = useState('en')
  const speakRussian = (): void => {
    setSpokenLanguage('ru')
    setShown('ru')
  }
  return (
    <>
      <button type="button" onClick={speakRussian}>
        Русский
      </button>
      <output>
        <RollingAmount value={1_234_500_000_000} format={formatBalance} />
      </output>
    </>
  )
}

test('an amount that does not change is written anew when the language does', async () => {
  const page = await showScreen(<Balance />)
  const amount = () => document.querySelector('output')?.textContent
  expect(amount()).toBe('1,234.50')
  await page.tap('Русский')
  expect(amount()).toBe('1\u00a0234,50')
})
