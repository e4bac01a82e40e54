import { useIsMutating } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#client/ui/controls/button.tsx'
import { TextArea } from '#client/ui/controls/text-area.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import type { DeskData } from '#contracts/desk/desk-wire.ts'
import { REASON_MAX_LENGTH, reasonOf } from '../acts/act-draft.ts'
import { useActSentence } from '../acts/act-sentence.ts'
import { type Decision, useDecision } from '../api/desk-queries.ts'
import { isUnanswered, unansweredInputs } from '../api/send-once.ts'
import { Lost, Problem } from '../parts/loaded.tsx'
import { Step } from '../parts/step.tsx'
import { useSay } from '../texts/desk-texts.ts'

export interface DecisionDraft {
  readonly request: DeskData<'requests'>['requests'][number]
  readonly decision: 'approve' | 'refuse'
}

interface FormProps {
  readonly draft: DecisionDraft
  readonly operator: string
  readonly onClose: () => void
}

const DecisionForm = ({ draft: { request, decision }, operator, onClose }: FormProps) => {
  const say = useSay()
  const sentenceOf = useActSentence()
  const deciding = useDecision(operator)
  // A decision whose answer was lost is offered again unchanged. Another reason would make it another call for the
  // server.
  const [unanswered] = useState(() =>
    unansweredInputs<Decision>(operator, 'decide').find((sent) => sent.id === request.id && sent.decision === decision),
  )
  const [typed, setTyped] = useState(unanswered?.reason ?? '')
  const reason = reasonOf(typed)
  const input: Decision | null = reason === null ? null : { id: request.id, decision, reason }
  const isLost = input !== null && !deciding.isPending && isUnanswered({ operator, call: 'decide', input })
  if (deciding.data !== undefined)
    return (
      <Step>
        <div role="status">
          <p className="mint bold size-18">
            {say(deciding.data.state === 'approved' ? 'requests.approved' : 'requests.refused')}
          </p>
          {deciding.data.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <Button onClick={onClose}>{say('close')}</Button>
      </Step>
    )
  return (
    <form
      className="grid gap-12"
      onSubmit={(event) => {
        event.preventDefault()
        if (input !== null && !deciding.isPending) deciding.mutate(input)
      }}
    >
      <p className="size-18 breakable">{sentenceOf(request.act, request.shown_name)}</p>
      <p className="soft breakable">
        {request.by}: <bdi>{request.act.reason}</bdi>
      </p>
      <TextArea
        label={say('acts.reason')}
        value={typed}
        onChange={setTyped}
        maxLength={REASON_MAX_LENGTH}
        hint={say('acts.reasonHint')}
      />
      {deciding.error === null ? null : <Problem error={deciding.error} />}
      {isLost ? <Lost /> : null}
      <Button
        type="submit"
        variant={decision === 'approve' ? 'claim' : 'danger'}
        pending={deciding.isPending}
        disabled={input === null}
      >
        {say(decision === 'approve' ? 'requests.approve' : 'requests.refuse')}
      </Button>
    </form>
  )
}

export interface DecisionDialogProps {
  readonly draft: DecisionDraft | null
  readonly operator: string
  readonly onClose: () => void
}

export const DecisionDialog = ({ draft, operator, onClose }: DecisionDialogProps) => {
  const say = useSay()
  const isSending = useIsMutating() > 0
  // Kept after closing, because the dialog still shows it while it fades out.
  const [shown, setShown] = useState(draft)
  const [opened, setOpened] = useState(0)
  if (draft !== null && draft !== shown) {
    setShown(draft)
    setOpened(opened + 1)
  }
  return (
    <Dialog open={draft !== null} onClose={onClose} dismissable={!isSending} title={say('requests.decide')}>
      {shown === null ? null : <DecisionForm key={opened} draft={shown} operator={operator} onClose={onClose} />}
    </Dialog>
  )
}
