import { test } from '@playwright/test'
import { playFirstFight } from '#tests/helpers/page/first-fight.ts'

test('a person who types the README’s first command finds a page that answers, joins a house and fights to the end of a first fight (rows 5-11, 68-84)', async ({
  page,
}) => {
  await playFirstFight(page, '/')
})
