import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../api/provider.tsx'
import { useNavigation } from '../../../area/navigation.ts'
import { vietnamDay } from '../../../domain/dates.ts'
import { NoRecordYet } from '../../../records/empty/NoRecordYet.tsx'
import { Link } from '../../../ui/button/Link.tsx'
import { DocumentIcon } from '../../../ui/icons/icons.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { symbolsQuery } from '../queries/symbols.ts'

/** What of the company is missing for its first invoice, each with the way to it; nothing while it is not known. */
const Missing = () => {
  const { mayOpenPanel, panelHref } = useNavigation()
  const [today] = useState(() => vietnamDay(new Date()))
  const { data: symbols } = useQuery(symbolsQuery(useApi(), today))
  if (symbols === undefined) return null
  if (symbols.length === 0)
    return (
      <p>
        <Trans>No template of e-invoices is in use, from which an invoice takes its symbol.</Trans>{' '}
        {mayOpenPanel('e-invoice-templates') && (
          <Link href={panelHref('e-invoice-templates', {})}>
            <Trans>Open templates</Trans>
          </Link>
        )}
      </p>
    )
  if (symbols.some(({ problem }) => problem !== 'not_declared')) return null
  return (
    <p>
      <Trans>
        The tax authority has not accepted a declaration that covers the invoices of your templates: declare them, and
        wait for the answer.
      </Trans>{' '}
      {mayOpenPanel('declarations') && (
        <Link href={panelHref('declarations', {})}>
          <Trans>Open declarations</Trans>
        </Link>
      )}
    </p>
  )
}

/** The company has no e-invoice yet: what it needs before the first one. @param onAdd makes it, where the account may */
export const NoInvoice = ({ onAdd }: { readonly onAdd: (() => void) | undefined }) => {
  const { t } = useLingui()
  return (
    <NoRecordYet
      addLabel={t`Add an e-invoice`}
      icon={<DocumentIcon size={24} />}
      onAdd={onAdd}
      title={t`No e-invoice yet`}
    >
      <Stack gap={2}>
        <p>
          {onAdd === undefined ? (
            <Trans>Your account may not add e-invoices. Ask an administrator of your company for the permission.</Trans>
          ) : (
            <Trans>An e-invoice tells a buyer and the tax authority what was sold, and which VAT stands in it.</Trans>
          )}
        </p>
        <p>
          <Trans>
            Before the first one is issued, the company needs: declaration 01/ĐKTĐ-HĐĐT accepted by the tax authority, a
            template of e-invoices in use, and a registered digital certificate to sign with.
          </Trans>
        </p>
        <Missing />
      </Stack>
    </NoRecordYet>
  )
}
