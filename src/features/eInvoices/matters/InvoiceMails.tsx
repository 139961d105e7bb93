import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { Trans, useLingui as useTexts } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { InvoiceMail } from '../../../api/contract/invoiceMatters.ts'
import { failureOf } from '../../../api/failureError.ts'
import { useApi, useCurrentUser } from '../../../api/provider.tsx'
import { shownInVietnam } from '../../../domain/dates.ts'
import { hasPermission } from '../../../domain/session.ts'
import { FailureState } from '../../../failures/FailureState.tsx'
import { useFailureText } from '../../../failures/useFailureText.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { StatusBadge } from '../../../ui/feedback/StatusBadge.tsx'
import type { Tone } from '../../../ui/feedback/tone.tsx'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import { resendDialog } from '../parts.ts'
import { invoiceMailsQuery } from '../queries/mails.ts'
import './matters.css'

const states: Readonly<Record<InvoiceMail['state'], { readonly tone: Tone; readonly label: MessageDescriptor }>> = {
  waiting: { tone: 'blue', label: msg({ message: 'On its way', comment: 'Of an e-mail to a buyer' }) },
  accepted: { tone: 'green', label: msg({ message: 'Taken by the mail server', comment: 'Of an e-mail to a buyer' }) },
  failed: { tone: 'red', label: msg({ message: 'Not delivered', comment: 'Of an e-mail to a buyer' }) },
}

const Mail = ({ of: { address, at, state, reason } }: { readonly of: InvoiceMail }) => {
  const { i18n } = useLingui()
  const { tone, label } = states[state]
  return (
    <li>
      <span>{address}</span>
      <StatusBadge label={i18n._(label)} tone={tone} />
      <p>
        {shownInVietnam(at)}
        {reason !== '' && ` · ${reason}`}
      </p>
    </li>
  )
}

const Mails = ({ documentId }: { readonly documentId: string }) => {
  const failureText = useFailureText()
  const { data: mails, error, refetch } = useQuery(invoiceMailsQuery(useApi(), documentId))
  if (mails === undefined) {
    if (error === null) return <Skeleton lines={2} />
    const failure = failureOf(error)
    return (
      <FailureState failure={failure} headingLevel={2} onRetry={() => void refetch()} text={failureText(failure)} />
    )
  }
  if (mails.length === 0)
    return (
      <p>
        <Trans>No e-mail was sent to the buyer yet.</Trans>
      </p>
    )
  return (
    <ul className="invoice-mails">
      {mails.map((mail) => (
        <Mail key={mail.id} of={mail} />
      ))}
    </ul>
  )
}

interface Props {
  readonly documentId: string
  /** What the invoice is called. */
  readonly name: string
  /** The buyer's address as the invoice has it, or empty. */
  readonly email: string
}

/** E-mails of an accepted invoice with what became of each, and sending it again. */
export const InvoiceMails = ({ documentId, name, email }: Props) => {
  const { t } = useTexts()
  const [isOpened, setOpened] = useState(false)
  const maySend = hasPermission(useCurrentUser(), 'invoice.send')
  const close = (): void => setOpened(false)
  return (
    <section className="invoice-mails-section">
      <h2>{t`E-mails to the buyer`}</h2>
      <Mails documentId={documentId} />
      <div>
        <Button
          disabledReason={maySend ? undefined : t`Your account may not issue e-invoices`}
          onPress={() => setOpened(true)}
          size="small"
        >
          {t`Send again…`}
        </Button>
      </div>
      {isOpened && (
        <LazyPart of={resendDialog} onLeave={close}>
          {({ ResendDialog }) => <ResendDialog documentId={documentId} email={email} name={name} onClose={close} />}
        </LazyPart>
      )}
    </section>
  )
}
