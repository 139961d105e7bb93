import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { pitCertificateCorrections } from '../../../../api/contract/pitCertificateCorrections.ts'
import { valueOrThrow } from '../../../../api/failureError.ts'
import { useApi } from '../../../../api/provider.tsx'
import { useNavigation } from '../../../../area/navigation.ts'
import { NamingNotices } from '../../../../documents/correction/NamingNotices.tsx'
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
  return (
    <NamingNotices
      hrefOf={(notice) => pageHref('error-notices', { record: notice })}
      notices={data?.notices ?? []}
      title={t`An error notice names this certificate`}
    />
  )
}
