import { useIsMutating } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#client/ui/controls/button.tsx'
import { TextArea } from '#client/ui/controls/text-area.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import type { DeskData } from '#contracts/desk/desk-wire.ts'
import { oneLine, REASON_LENGTH } from '../acts/act-draft.ts'
import { useActSentence } from '../acts/act-sentence.ts'
import { useDecision } from '../api/desk-queries.ts'
import { Problem } from '../parts/loaded.tsx'
import { useSay } from '../texts/desk-texts.ts'

export interface BegunDecision {
  readonly request: DeskData<'requests'>['requests'][number]
  readonly decision: 'approve' | 'refuse'
}

interface FormProps {
  readonly begun: BegunDecision
  readonly onClose: () => void
}

const DecisionForm = ({ begun: { request, decision }, onClose }: FormProps) => {
  const say = useSay()
  const sentenceOf = useActSentence()
  const deciding = useDecision()
  const [key] = useState(() => crypto.randomUUID())
  const [typed, setTyped] = useState('')
  const reason = oneLine(typed)
  if (deciding.data !== undefined)
    return (
      <div className="grid gap-12">
        <div role="status">
          <p className="mint bold size-18">
            {say(deciding.data.state === 'approved' ? 'requests.approved' : 'requests.refused')}
          </p>
          {deciding.data.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <Button onClick={onClose}>{say('close')}</Button>
      </div>
    )
  return (
    <form
      className="grid gap-12"
      onSubmit={(event) => {
        event.preventDefault()
        if (reason.length >= REASON_LENGTH.min && !deciding.isPending)
          deciding.mutate({ id: request.id, decision, reason, key })
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
        maxLength={REASON_LENGTH.max}
        hint={say('acts.reasonHint')}
      />
      {deciding.error === null ? null : <Problem error={deciding.error} />}
      <Button
        type="submit"
        variant={decision === 'approve' ? 'claim' : 'danger'}
        pending={deciding.isPending}
        disabled={reason.length < REASON_LENGTH.min}
      >
        {say(decision === 'approve' ? 'requests.approve' : 'requests.refuse')}
      </Button>
    </form>
  )
}

export const DecisionDialog = ({
  begun,
  onClose,
}: {
  readonly begun: BegunDecision | null
  readonly onClose: () => void
}) => {
  const say = useSay()
  const isSending = useIsMutating() > 0
  // The dialog fades out with the request that it showed.
  const [shown, setShown] = useState(begun)
  const [opened, setOpened] = useState(0)
  if (begun !== null && begun !== shown) {
    setShown(begun)
    setOpened(opened + 1)
  }
  return (
    <Dialog open={begun !== null} onClose={onClose} dismissable={!isSending} title={say('requests.decide')}>
      {shown === null ? null : <DecisionForm key={opened} begun={shown} onClose={onClose} />}
    </Dialog>
  )
}
