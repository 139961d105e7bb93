import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReviewRequestDetail } from '../../../api/contract/reviewRequests.ts'
import { failureOf } from '../../../api/failureError.ts'
import { useApi, useCurrentUser } from '../../../api/provider.tsx'
import { requestQuery } from '../../../api/queries/reviewRequests.ts'
import type { EditorProps } from '../../../area/area.ts'
import { useNavigation } from '../../../area/navigation.ts'
import { shownDay, shownInVietnam } from '../../../domain/dates.ts'
import { hasPermission } from '../../../domain/session.ts'
import { FailureState } from '../../../failures/FailureState.tsx'
import { useFailureText } from '../../../failures/useFailureText.ts'
import { EditorPage } from '../../../records/page/EditorPage.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Link } from '../../../ui/button/Link.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { DescriptionList } from '../../../ui/layout/DescriptionList.tsx'
import { Card } from '../../../ui/layout/Page.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { RequestState } from '../RequestState.tsx'
import { ReviewedInvoices } from './ReviewedInvoices.tsx'

/** Answers it by an error notice, which begins with what the request names; or shows the notice that has. */
const AnswerButton = ({ request: { id, notice_id } }: { readonly request: ReviewRequestDetail }) => {
  const { t } = useLingui()
  const user = useCurrentUser()
  const { openPage, pageHref } = useNavigation()
  if (notice_id !== '')
    return <Link href={pageHref('invoice-error-notices', { record: notice_id })}>{t`Show the error notice`}</Link>
  return (
    <Button
      disabledReason={hasPermission(user, 'invoice.new') ? undefined : t`Your account may not write error notices`}
      onPress={() => openPage('invoice-error-notices', { record: 'new', parameters: { request: id } })}
      variant="primary"
    >
      {t`Answer by an error notice`}
    </Button>
  )
}

const Facts = ({ of }: { readonly of: ReviewRequestDetail }) => {
  const { t } = useLingui()
  const items = [
    { term: t`Status`, detail: <RequestState notice={of.notice_id} /> },
    { term: t`Day`, detail: shownDay(of.day) },
    { term: t`Answer by`, detail: shownDay(of.answer_by) },
    { term: t`Request`, detail: of.round === '2' ? t`The second one about the same` : t`The first one` },
    { term: t`Received`, detail: shownInVietnam(of.received_at) },
  ]
  return <DescriptionList items={items.filter(({ detail }) => detail !== '')} />
}

const Shown = ({ of }: { readonly of: ReviewRequestDetail }) => {
  const { t } = useLingui()
  return (
    <Stack gap={4}>
      <Card>
        <Facts of={of} />
      </Card>
      <Card title={t`Invoices to be reviewed`}>
        <ReviewedInvoices invoices={of.invoices} />
      </Card>
      <p>
        <Trans>
          If an invoice is right, the error notice explains why. If it is wrong, correct it, and say so in the error
          notice.
        </Trans>
      </p>
    </Stack>
  )
}

/** One request of the tax authority, with the invoices that it names and the way to answer it. */
export const RequestPage = ({ record }: EditorProps) => {
  const { t } = useLingui()
  const failureText = useFailureText()
  const { data, error, refetch } = useQuery(requestQuery(useApi(), record ?? ''))
  const failure = error === null ? null : failureOf(error)
  const number = data?.number ?? ''
  const title = data === undefined ? t`Review request` : t`Review request ${number}`
  return (
    <EditorPage actions={data === undefined ? undefined : <AnswerButton request={data} />} title={title}>
      {data !== undefined ? (
        <Shown of={data} />
      ) : failure === null ? (
        <Skeleton lines={6} />
      ) : (
        <FailureState failure={failure} headingLevel={2} onRetry={() => void refetch()} text={failureText(failure)} />
      )}
    </EditorPage>
  )
}
