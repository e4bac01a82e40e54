import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCallMutation } from '#client/game/use-call-mutation.ts'
import { balanceQuery } from '#client/topics/mining/queries.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { QuantityStepper } from '#client/ui/controls/quantity-stepper.tsx'
import { formatBalance, formatInteger, tokOf } from '#client/ui/format/format.ts'
import { Drawer } from '#client/ui/overlays/drawer.tsx'
import { Bar } from '#client/ui/surfaces/bar.tsx'
import type { GuildDetail } from '#contracts/wire.ts'
import { DONATION_LIMIT_NANO, guildLevelXp } from '#rules/guild/guild.ts'
import { tokToNano } from '#rules/units.ts'
import styles from './donate-drawer.module.css'
import { GiftCelebration, type GiftCelebrationProps } from './gift-celebration.tsx'

const QUICK = [5, 10, 25] as const
const USUAL = 10

const Preview = ({ guild, amount }: { readonly guild: GuildDetail; readonly amount: number }) => {
  const { t } = useTranslation()
  const { xp, next_level_xp: next } = guild
  if (next === null) return null
  const startXp = guildLevelXp(guild.level)
  return (
    <div className="grid gap-6">
      <Bar
        size="large"
        tone="gold"
        value={xp - startXp}
        lag={xp - startXp + amount}
        max={next - startXp}
        label={t('guild.donate.after')}
        text={t('guild.page.xpOf', {
          xp: formatInteger(xp - startXp + amount),
          next: formatInteger(next - startXp),
        })}
      />
      {xp + amount >= next && (
        <p className="golden font-display size-18 text-center">
          {t('guild.donate.levelUp', { level: guild.level + 1 })}
        </p>
      )}
    </div>
  )
}

export interface DonateDrawerProps {
  readonly guild: GuildDetail
  readonly open: boolean
  readonly onClose: () => void
}

/** A gift is burnt, at most 50 TOK a day, and gives 1 XP per TOK (R24). */
export const DonateDrawer = ({ guild, open, onClose }: DonateDrawerProps) => {
  const { t } = useTranslation()
  const balanceNano = useQuery(balanceQuery).data ?? 0
  const [wanted, setWanted] = useState(USUAL)
  const [gift, setGift] = useState<Omit<GiftCelebrationProps, 'onEnd'> | null>(null)
  const left = Math.floor(tokOf(Math.max(0, DONATION_LIMIT_NANO - guild.own.given_today)))
  const most = Math.min(left, Math.floor(tokOf(balanceNano)))
  const amount = Math.min(wanted, most)
  const { send, isPending } = useCallMutation('guild.donate', {
    success: (_answer, input) => t('guild.donate.done', { amount: formatInteger(tokOf(input?.body.amount ?? 0)) }),
    onDone: (_answer, input) => {
      setGift({ guild, amount: tokOf(input?.body.amount ?? 0) })
      onClose()
    },
    failure: t('guild.donate.failed'),
  })
  return (
    <>
      <Drawer open={open} onClose={onClose} title={t('guild.donate.title')} dismissable={!isPending}>
        <div className="column gap-14">
          <p className="soft">{t('guild.donate.about')}</p>
          {left === 0 ? (
            <p className={styles.none}>{t('guild.donate.none')}</p>
          ) : most === 0 ? (
            <p className={styles.none}>{t('guild.donate.short', { amount: formatBalance(balanceNano) })}</p>
          ) : (
            <>
              <div className="grid gap-10 items-center">
                <QuantityStepper
                  label={t('guild.donate.amount')}
                  value={amount}
                  max={most}
                  onChange={setWanted}
                  disabled={isPending}
                />
                <div className="flex wrap gap-8 justify-center">
                  {[...QUICK.filter((tok) => tok < most), most].map((tok) => (
                    <Button key={tok} size="small" variant="quiet" disabled={isPending} onClick={() => setWanted(tok)}>
                      {formatInteger(tok)}
                    </Button>
                  ))}
                </div>
              </div>
              <p className="bold text-center soft">{t('guild.donate.left', { amount: formatInteger(left) })}</p>
              <Preview guild={guild} amount={amount} />
              <Button
                fullWidth
                size="large"
                icon="tok"
                pending={isPending}
                onClick={() => send({ body: { amount: tokToNano(amount) } })}
              >
                {t('guild.donate.submit', { amount: formatInteger(amount) })}
              </Button>
            </>
          )}
        </div>
      </Drawer>
      {gift && <GiftCelebration {...gift} onEnd={() => setGift(null)} />}
    </>
  )
}
