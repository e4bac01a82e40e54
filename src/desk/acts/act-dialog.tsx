import { useIsMutating } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#client/ui/controls/button.tsx'
import { TextArea } from '#client/ui/controls/text-area.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import type { DeskAct, DeskData } from '#contracts/desk/desk-wire.ts'
import { DeskError } from '../api/desk-error.ts'
import { type Me, useAct } from '../api/desk-queries.ts'
import { countText } from '../parts/amount-text.ts'
import { Problem } from '../parts/loaded.tsx'
import { useNames, useSay } from '../texts/desk-texts.ts'
import { type ActKind, type ActValues, actOf, isGrave, REASON_LENGTH, valuesOf } from './act-draft.ts'
import { ActFields } from './act-fields.tsx'
import { useActSentence } from './act-sentence.ts'

/** An act that was begun: its kind, and what the row or page already knows. */
export interface BegunAct {
  readonly kind: ActKind
  readonly values?: Partial<ActValues>
}

export interface ActDialogProps {
  readonly begun: BegunAct | null
  readonly playerId: number
  readonly shownName: string
  readonly me: Me
  readonly onClose: () => void
}

type StepsProps = Omit<ActDialogProps, 'begun'> & { readonly begun: BegunAct }

interface ConfirmProps {
  readonly act: DeskAct
  readonly shownName: string
  readonly secondPersonTok: number
  readonly onBack: () => void
  readonly onDone: (outcome: DeskData<'act'>) => void
}

const asksSecondPerson = (act: DeskAct, limitTok: number): boolean =>
  (act.act === 'give' || act.act === 'give-to-inbox') && act.asset === 'tok' && Number(act.amount) >= limitTok

const Confirm = ({ act, shownName, secondPersonTok, onBack, onDone }: ConfirmProps) => {
  const say = useSay()
  const sentenceOf = useActSentence()
  const sending = useAct()
  // One key for all tries of this act: when an answer was lost, the next try does not act twice.
  const [key] = useState(() => crypto.randomUUID())
  const isLost = sending.error instanceof DeskError && sending.error.code === 'network'
  return (
    <div className="grid gap-12">
      <p className="size-18 breakable">{sentenceOf(act, shownName)}</p>
      <p className="soft breakable">
        {say('acts.reason')}: <bdi>{act.reason}</bdi>
      </p>
      {asksSecondPerson(act, secondPersonTok) ? (
        <p className="golden bold">{say('acts.large', { amount: countText(secondPersonTok) })}</p>
      ) : null}
      {sending.error === null ? null : <Problem error={sending.error} />}
      {isLost ? <p className="soft">{say('acts.lost')}</p> : null}
      <div className="row gap-10 wrap">
        <Button variant="quiet" disabled={sending.isPending || isLost} onClick={onBack}>
          {say('acts.back')}
        </Button>
        <Button
          variant={isGrave(act.act) ? 'danger' : 'primary'}
          pending={sending.isPending}
          onClick={() => sending.mutate({ act, key }, { onSuccess: onDone })}
        >
          {isLost ? say('retry') : say('acts.doIt')}
        </Button>
      </div>
    </div>
  )
}

const Done = ({ outcome, onClose }: { readonly outcome: DeskData<'act'>; readonly onClose: () => void }) => {
  const say = useSay()
  return (
    <div className="grid gap-12">
      <div role="status">
        {outcome.outcome === 'done' ? (
          <>
            <p className="mint bold size-18">{say('acts.done')}</p>
            {outcome.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </>
        ) : (
          <p className="golden bold size-18">{say('acts.waits')}</p>
        )}
      </div>
      <Button onClick={onClose}>{say('close')}</Button>
    </div>
  )
}

const Steps = ({ begun, playerId, shownName, me, onClose }: StepsProps) => {
  const say = useSay()
  const [values, setValues] = useState<ActValues>(() => valuesOf(begun.kind, begun.values))
  const [reason, setReason] = useState('')
  const [confirmed, setConfirmed] = useState<DeskAct | null>(null)
  const [outcome, setOutcome] = useState<DeskData<'act'> | null>(null)
  const act = actOf(begun.kind, values, { playerId, reason })
  if (outcome !== null) return <Done outcome={outcome} onClose={onClose} />
  if (confirmed !== null)
    return (
      <Confirm
        act={confirmed}
        shownName={shownName}
        secondPersonTok={me.second_person_tok}
        onBack={() => setConfirmed(null)}
        onDone={setOutcome}
      />
    )
  return (
    <form
      className="grid gap-12"
      onSubmit={(event) => {
        event.preventDefault()
        if (act !== null) setConfirmed(act)
      }}
    >
      <ActFields
        kind={begun.kind}
        values={values}
        onChange={(field, value) => setValues((before) => ({ ...before, [field]: value }))}
      />
      <TextArea
        label={say('acts.reason')}
        value={reason}
        onChange={setReason}
        maxLength={REASON_LENGTH.max}
        hint={begun.kind === 'ban' || begun.kind === 'watch' ? say('acts.reasonShown') : say('acts.reasonHint')}
      />
      <Button type="submit" disabled={act === null}>
        {say('acts.continue')}
      </Button>
    </form>
  )
}

/** Fields and a reason, then what will happen, then what came of it. */
export const ActDialog = ({ begun, ...rest }: ActDialogProps) => {
  const nameOf = useNames()
  const isSending = useIsMutating() > 0
  // The dialog fades out with the act that it showed.
  const [shown, setShown] = useState(begun)
  const [opened, setOpened] = useState(0)
  if (begun !== null && begun !== shown) {
    setShown(begun)
    setOpened(opened + 1)
  }
  return (
    <Dialog
      open={begun !== null}
      onClose={rest.onClose}
      dismissable={!isSending}
      title={shown === null ? '' : nameOf('act', shown.kind)}
    >
      {shown === null ? null : <Steps key={opened} begun={shown} {...rest} />}
    </Dialog>
  )
}
