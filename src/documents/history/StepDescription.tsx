import { Trans, useLingui } from '@lingui/react/macro'
import type { TimelineStep } from '../../api/contract/documents/history.ts'
import { useTypeName } from '../../certificates/useTypeName.ts'
import { commonNameOf } from '../../domain/certificate.ts'
import { certificateTypeSchema } from '../../domain/certificateCodes.ts'
import { shownMoment } from '../../domain/dates.ts'
import { Link } from '../../ui/button/Link.tsx'
import { useFiledKind } from '../filedKind.ts'
import { AuthorityMessage } from './AuthorityMessage.tsx'
import { messageAddress } from './historyQueries.ts'
import { isNotice } from './notice.ts'
import { NoticeButton } from './NoticeButton.tsx'
import * as v from 'valibot'

/** Whether there is anything to say of a step beside its title and time. */
export const hasDescription = ({ who, certificate, text, message, attempts }: TimelineStep): boolean =>
  who !== '' || certificate !== null || text !== '' || message !== null || (attempts ?? 0) > 1

const Signature = ({ of }: { readonly of: NonNullable<TimelineStep['certificate']> }) => {
  const typeName = useTypeName()
  const signer = commonNameOf(of.subject)
  const type = v.is(certificateTypeSchema, of.type) ? typeName(of.type) : ''
  const at = shownMoment(of.signed_at)
  return (
    <>
      {signer !== '' && <p>{signer}</p>}
      <p>
        {type === '' ? (
          <Trans>Certificate {of.serial_no}</Trans>
        ) : (
          <Trans>
            Certificate {of.serial_no}, {type}
          </Trans>
        )}
      </p>
      {of.signed_at !== '' && (
        <p>
          <Trans>Signing time {at}</Trans>
        </p>
      )}
    </>
  )
}

interface Props {
  readonly documentId: string
  /** What the document is called. */
  readonly name: string
  readonly step: TimelineStep
}

/** Who did it, with which certificate, what the authority said, and the message to download. */
export const StepDescription = ({ documentId, name, step }: Props) => {
  const { t } = useLingui()
  const { history } = useFiledKind()
  const { who, certificate, text, message } = step
  const attempts = step.attempts ?? 0
  return (
    <>
      {who !== '' && (
        <p>
          <Trans>By {who}</Trans>
        </p>
      )}
      {certificate !== null && <Signature of={certificate} />}
      {text !== '' && <AuthorityMessage message={text} />}
      {attempts > 1 && (
        <p>
          <Trans>The transmission provider was out of reach: tried {attempts} times</Trans>
        </p>
      )}
      {isNotice(step) && (
        <p>
          <NoticeButton name={name} step={step} />
        </p>
      )}
      {message !== null && (
        <p>
          <Link download href={messageAddress(history, documentId, message.id)}>
            {t`Message ${message.type} as XML`}
          </Link>
        </p>
      )}
    </>
  )
}
