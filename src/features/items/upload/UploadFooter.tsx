import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { excelUpload } from '../../../machines/excelUpload/excelUpload.ts'
import { Button } from '../../../ui/button/Button.tsx'
import type { UploadActor } from './actor.ts'

interface Props {
  readonly actor: UploadActor
  readonly snapshot: SnapshotFrom<typeof excelUpload>
}

/** The actions of each step. */
export const UploadFooter = ({ actor, snapshot }: Props): ReactNode => {
  const { t } = useLingui()
  const { counts } = snapshot.context
  const { send } = actor
  const close = <Button onPress={() => send({ type: 'close.requested' })}>{t`Close`}</Button>
  const another = <Button onPress={() => send({ type: 'another.wanted' })}>{t`Choose another file`}</Button>
  if (snapshot.matches('reading'))
    return <Button onPress={() => send({ type: 'reading.cancelled' })}>{t`Stop reading`}</Button>
  if (snapshot.matches('uploading'))
    return <Button onPress={() => send({ type: 'upload.cancelled' })}>{t`Stop the upload`}</Button>
  if (snapshot.matches('asking') || snapshot.matches('arranging')) return null
  if (snapshot.matches('choosingColumns') || snapshot.matches('results'))
    return (
      <>
        {another}
        {close}
      </>
    )
  if (snapshot.matches('notUploaded'))
    return (
      <>
        {close}
        <Button onPress={() => send({ type: 'upload.dismissed' })}>{t`Back to the rows`}</Button>
        <Button onPress={() => send({ type: 'upload.confirmed' })} variant="primary">{t`Upload again`}</Button>
      </>
    )
  if (snapshot.matches('outcomeUnknown') || snapshot.matches('readerMissing'))
    return (
      <>
        {close}
        <Button onPress={() => send({ type: 'outcome.asked' })} variant="primary">{t`Try again`}</Button>
      </>
    )
  if (!snapshot.matches('previewing')) return close
  const whyNot =
    counts.faulty > 0 ? t`Correct the rows with errors or leave them out first` : t`At least one item is required`
  return (
    <>
      {another}
      {close}
      <Button
        disabledReason={snapshot.can({ type: 'upload.requested' }) ? undefined : whyNot}
        onPress={() => send({ type: 'upload.requested' })}
        variant="primary"
      >
        {t`Upload`}
      </Button>
    </>
  )
}
