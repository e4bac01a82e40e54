import { useTranslation } from 'react-i18next'
import { useCallMutation } from '#client/game/use-call-mutation.ts'
import { useNow } from '#client/game/use-now.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { formatDuration } from '#client/ui/format/format.ts'
import type { CallData } from '#contracts/schemas.ts'

export interface LikeButtonProps {
  readonly userId: number
  readonly like: CallData<'showcase.get'>['like']
}

/** A player may like each showcase once a day (R36). */
export const LikeButton = ({ userId, like }: LikeButtonProps) => {
  const { t } = useTranslation()
  const mutation = useCallMutation('showcase.like', {
    success: t('showcase.likedToast'),
    failure: t('showcase.likeFailed'),
  })
  const nowMs = useNow()
  const isOpen = like.state === 'open'
  return (
    <div className="column gap-4">
      <Button
        size="large"
        fullWidth
        icon={like.state === 'given' ? 'check' : 'hp'}
        pending={mutation.isPending}
        disabled={!isOpen && !mutation.isPending}
        onClick={() => mutation.send({ params: { user_id: userId } })}
      >
        {t(like.state === 'given' ? 'showcase.liked' : 'showcase.likeIt')}
      </Button>
      {like.state === 'given' && <p className="muted size-14 text-center">{t('showcase.likeAgain')}</p>}
      {like.state === 'too-new' && like.from !== null && (
        <p className="muted size-14 text-center">
          {t('showcase.likeFrom', { left: formatDuration(Date.parse(like.from) - nowMs) })}
        </p>
      )}
    </div>
  )
}
