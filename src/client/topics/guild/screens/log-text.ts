import type { TFunction } from 'i18next'
import { BOSS_OF, bossSlugOf } from '#client/topics/boss/shared/boss-of.ts'
import { formatCompactTok, formatInteger } from '#client/ui/format/format.ts'
import { isolated } from '#client/ui/format/isolated.ts'
import type { CallData } from '#contracts/schemas.ts'

export type LogRow = CallData<'guild.log'>['items'][number]

const bossName = (t: TFunction, slug: string | null): string => {
  const boss = bossSlugOf(slug)
  return boss === null ? (slug ?? '') : t(`kombat.boss.${BOSS_OF[boss]}`)
}

export const logText = (t: TFunction, row: LogRow): string => {
  const nameOf = (member: LogRow['who']): string =>
    isolated(member?.user_id === 0 ? t('guild.log.deleted') : (member?.username ?? t('guild.log.someone')))
  return t(`guild.log.event.${row.event}`, {
    who: nameOf(row.who),
    whom: nameOf(row.whom),
    amount: formatCompactTok(row.amount ?? 0),
    xp: formatInteger(row.amount ?? 0),
    level: row.level ?? 0,
    phrase: row.phrase === null ? '' : t(`guild.log.phrase.${row.phrase}`),
    boss: bossName(t, row.boss),
  })
}
