import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useId, type ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { excelUpload } from '../../machines/excelUpload/excelUpload.ts'
import { Button } from '../../ui/button/Button.tsx'
import type { UploadActor } from './actor.ts'
import type { UploadWords } from './uploadWords.ts'

interface Props {
  readonly actor: UploadActor
  readonly snapshot: SnapshotFrom<typeof excelUpload>
  readonly words: UploadWords
  /** Why nothing is uploaded yet though the rows are sound; undefined where nothing is missing. */
  readonly missing?: string | undefined
}

/** The actions of each step. */
export const UploadFooter = ({ actor, snapshot, words, missing }: Props): ReactNode => {
  const { t } = useLingui()
  const { send } = actor
  const close = <Button onPress={() => send({ type: 'close.requested' })}>{t`Close`}</Button>
  const another = <Button onPress={() => send({ type: 'another.wanted' })}>{t`Choose another file`}</Button>
  if (snapshot.matches('reading'))
    return <Button onPress={() => send({ type: 'reading.cancelled' })}>{t`Stop reading`}</Button>
  if (snapshot.matches('uploading'))
    return <Button onPress={() => send({ type: 'upload.cancelled' })}>{t`Stop the upload`}</Button>
  if (snapshot.matches('asking')) return null
  if (snapshot.matches('choosingColumns') || snapshot.matches('results'))
    return (
      <>
        {another}
        {close}
        {snapshot.can({ type: 'columns.dismissed' }) && (
          <Button onPress={() => send({ type: 'columns.dismissed' })}>{t`Back to the rows`}</Button>
        )}
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
  return (
    <>
      {another}
      {close}
      <UploadButton actor={actor} missing={missing} snapshot={snapshot} words={words} />
    </>
  )
}

/** The button that uploads, and beside it why it is closed. */
const UploadButton = ({ actor, snapshot, words, missing }: Props) => {
  const { i18n, t } = useLingui()
  const whyNotId = useId()
  const { faulty } = snapshot.context.counts
  const canGo = missing === undefined && snapshot.can({ type: 'upload.requested' })
  const whyNot =
    faulty > 0
      ? t`${plural(faulty, {
          one: '# row has an error or a question: correct it, answer it or leave the row out.',
          other: '# rows have errors or questions: correct them, answer them or leave the rows out.',
        })}`
      : (missing ?? i18n._(words.atLeastOne))
  return (
    <>
      <p aria-live="polite" className="upload-why-not" id={whyNotId}>
        {!canGo && whyNot}
      </p>
      <Button
        aria-describedby={whyNotId}
        isDisabled={!canGo}
        onPress={() => actor.send({ type: 'upload.requested' })}
        variant="primary"
      >
        {t`Upload`}
      </Button>
    </>
  )
}
