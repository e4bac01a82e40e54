import { expect, test } from 'vitest'
import { petContender } from '#client/topics/kombat/screens/battle/contender.ts'
import { StatsPanel } from '#client/topics/kombat/screens/battle/panel/stats-panel.tsx'
import { aFighter } from '#workbench/fixtures/builders.ts'
import { onSignedInPages, showScreen } from '../../render.tsx'

onSignedInPages()

test('the default stats mark the higher number of each pair, and none of a draw (row 78, B9)', async () => {
  const [mine, theirs] = [aFighter(), aFighter({ attack_point: 150, health_point: 1300 })]
  await showScreen(<StatsPanel user={petContender(mine)} opponent={petContender(theirs)} detail="default" />, '/kombat')
  const shown = (mark: string) => [...document.querySelectorAll(`[${mark}]`)].map(({ textContent }) => textContent)
  expect(shown('data-higher')).toEqual(['180', '1,300'])
  expect(shown('data-lower')).toEqual(['150', '1,275'])
})
