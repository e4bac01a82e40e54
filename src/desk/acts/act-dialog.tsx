import { useIsMutating } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#client/ui/controls/button.tsx'
import { TextArea } from '#client/ui/controls/text-area.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import type { DeskAct, DeskData } from '#contracts/desk/desk-wire.ts'
import { useAct } from '../api/desk-queries.ts'
import { isUnanswered, unansweredInputs } from '../api/send-once.ts'
import { Lost, Problem } from '../parts/loaded.tsx'
import { Step } from '../parts/step.tsx'
import { useNames, useSay } from '../texts/desk-texts.ts'
import {
  type ActDraft,
  type ActKind,
  type ActValues,
  actOf,
  isDestructive,
  isOfDraft,
  REASON_MAX_LENGTH,
  valuesOf,
  valuesOfAct,
} from './act-draft.ts'
import { ActFields } from './act-fields.tsx'
import { useActSentence } from './act-sentence.ts'

export interface ActDialogProps {
  readonly draft: ActDraft | null
  readonly playerId: number
  readonly shownName: string
  /** Name of the person who is signed in. */
  readonly operator: string
  readonly onClose: () => void
}

type StepsProps = Omit<ActDialogProps, 'draft'> & { readonly draft: ActDraft }

interface ConfirmProps {
  readonly act: DeskAct
  readonly shownName: string
  readonly operator: string
  readonly onBack: () => void
  readonly onDone: (outcome: DeskData<'act'>) => void
}

const isGift = (kind: ActKind): boolean => kind === 'give' || kind === 'give-to-inbox' || kind === 'give-item'

/** True for a different act of this kind and, if named, this player: perhaps an earlier version with a lost answer. */
const isSimilar = (act: DeskAct, other: DeskAct): boolean =>
  JSON.stringify(act) !== JSON.stringify(other) &&
  isOfDraft(other, { kind: act.act }, 'player_id' in act ? act.player_id : 0)

const Confirm = ({ act, shownName, operator, onBack, onDone }: ConfirmProps) => {
  const say = useSay()
  const sentenceOf = useActSentence()
  const sending = useAct(operator)
  const isLost = !sending.isPending && isUnanswered({ operator, call: 'act', input: act })
  const similar = unansweredInputs<DeskAct>(operator, 'act').find((other) => isSimilar(act, other))
  return (
    <Step>
      <p className="size-18 breakable">{sentenceOf(act, shownName)}</p>
      <p className="soft breakable">
        {say('acts.reason')}: <bdi>{act.reason}</bdi>
      </p>
      {/* Shown for every gift: only the server knows if it is too large, because it knows earlier gifts. */}
      {isGift(act.act) ? <p className="soft">{say('acts.large')}</p> : null}
      {similar === undefined ? null : (
        <p className="golden bold breakable">{say('acts.similar', { act: sentenceOf(similar, shownName) })}</p>
      )}
      {sending.error === null ? null : <Problem error={sending.error} />}
      {isLost ? <Lost /> : null}
      <div className="row gap-10 wrap">
        <Button variant="quiet" disabled={sending.isPending} onClick={onBack}>
          {say('acts.back')}
        </Button>
        <Button
          variant={isDestructive(act.act) ? 'danger' : 'primary'}
          pending={sending.isPending}
          onClick={() => sending.mutate(act, { onSuccess: onDone })}
        >
          {isLost ? say('acts.sendAgain') : say('acts.doIt')}
        </Button>
      </div>
    </Step>
  )
}

const Done = ({ outcome, onClose }: { readonly outcome: DeskData<'act'>; readonly onClose: () => void }) => {
  const say = useSay()
  return (
    <Step>
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
    </Step>
  )
}

const Steps = ({ draft, playerId, shownName, operator, onClose }: StepsProps) => {
  const say = useSay()
  // An act whose answer was lost is offered again unchanged. If it were typed again, one different word in its reason
  // would make it a second act for the server.
  const [unanswered] = useState(() =>
    unansweredInputs<DeskAct>(operator, 'act').find((act) => isOfDraft(act, draft, playerId)),
  )
  const [values, setValues] = useState<ActValues>(() =>
    valuesOf(draft.kind, { ...draft.values, ...(unanswered && valuesOfAct(unanswered)) }),
  )
  const [reason, setReason] = useState(unanswered?.reason ?? '')
  const [confirmed, setConfirmed] = useState<DeskAct | null>(unanswered ?? null)
  const [isBack, setIsBack] = useState(false)
  const [outcome, setOutcome] = useState<DeskData<'act'> | null>(null)
  const act = actOf(draft.kind, values, { playerId, reason })
  if (outcome !== null) return <Done outcome={outcome} onClose={onClose} />
  if (confirmed !== null)
    return (
      <Confirm
        act={confirmed}
        shownName={shownName}
        operator={operator}
        onBack={() => {
          setConfirmed(null)
          setIsBack(true)
        }}
        onDone={setOutcome}
      />
    )
  return (
    <Step takesFocus={isBack}>
      <form
        className="grid gap-12"
        onSubmit={(event) => {
          event.preventDefault()
          if (act !== null) setConfirmed(act)
        }}
      >
        <ActFields
          kind={draft.kind}
          values={values}
          onChange={(field, value) => setValues((before) => ({ ...before, [field]: value }))}
        />
        <TextArea
          label={say('acts.reason')}
          value={reason}
          onChange={setReason}
          maxLength={REASON_MAX_LENGTH}
          hint={draft.kind === 'ban' || draft.kind === 'watch' ? say('acts.reasonShown') : say('acts.reasonHint')}
        />
        <Button type="submit" disabled={act === null}>
          {say('acts.continue')}
        </Button>
      </form>
    </Step>
  )
}

export const ActDialog = ({ draft, ...rest }: ActDialogProps) => {
  const nameOf = useNames()
  const isSending = useIsMutating() > 0
  // Kept after closing, because the dialog still shows it while it fades out.
  const [shown, setShown] = useState(draft)
  const [opened, setOpened] = useState(0)
  if (draft !== null && draft !== shown) {
    setShown(draft)
    setOpened(opened + 1)
  }
  return (
    <Dialog
      open={draft !== null}
      onClose={rest.onClose}
      dismissable={!isSending}
      title={shown === null ? '' : nameOf('act', shown.kind)}
    >
      {shown === null ? null : <Steps key={opened} draft={shown} {...rest} />}
    </Dialog>
  )
}
