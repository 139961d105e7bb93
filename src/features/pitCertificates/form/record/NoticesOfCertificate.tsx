import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { pitCertificateCorrections } from '../../../../api/contract/pitCertificateCorrections.ts'
import { valueOrThrow } from '../../../../api/failureError.ts'
import { useApi } from '../../../../api/provider.tsx'
import { useNavigation } from '../../../../area/navigation.ts'
import { shownDay } from '../../../../domain/dates.ts'
import { Link } from '../../../../ui/button/Link.tsx'
import { Banner } from '../../../../ui/feedback/Banner.tsx'
import { certificateKeys } from '../../queries/keys.ts'

/** Says which error notices name an accepted certificate, and whether they are received; nothing where none does. */
export const NoticesOfCertificate = ({ documentId }: { readonly documentId: string }) => {
  const { t } = useLingui()
  const { pageHref } = useNavigation()
  const api = useApi()
  const { data } = useQuery({
    queryKey: [...certificateKeys.all, 'corrections', documentId],
    queryFn: async ({ signal }) =>
      valueOrThrow(await api.send(pitCertificateCorrections, { params: { id: documentId } }, { signal })),
  })
  const notices = data?.notices ?? []
  if (notices.length === 0) return null
  return (
    <Banner title={t`An error notice names this certificate`} tone="info">
      <ul>
        {notices.map(({ id, reference, notice_date, notice_status: status }) => {
          const day = shownDay(notice_date)
          return (
            <li key={id}>
              <Link href={pageHref('error-notices', { record: id })}>{reference}</Link>{' '}
              {status === 'accepted' && <Trans>of {day}: received by the tax authority</Trans>}
              {status === 'rejected' && <Trans>of {day}: not received by the tax authority</Trans>}
              {status === 'sent' && <Trans>of {day}: sent, not answered yet</Trans>}
              {status === 'draft' && <Trans>of {day}: not sent yet</Trans>}
            </li>
          )
        })}
      </ul>
    </Banner>
  )
}
