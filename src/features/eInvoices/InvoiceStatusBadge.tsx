import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { DocumentStatusBadge } from '../../documents/status/DocumentStatusBadge.tsx'
import type { StatusAppearance } from '../../documents/status/statusAppearance.ts'
import { hasCode } from '../../domain/templates/symbols.ts'
import { readInvoiceStatus, type InvoiceStatus } from '../../domain/invoice/status.ts'
import { authorityReasons } from './authorityReasons.ts'

/** Colour and label of each status, what asks for work first. */
export const statusAppearances: Readonly<Record<InvoiceStatus, StatusAppearance>> = {
  rejected: {
    tone: 'red',
    label: msg({ message: 'Refused', comment: 'Status: not accepted by the tax authority' }),
  },
  draft: { tone: 'grey', label: msg({ message: 'Draft', comment: 'Status: not issued yet' }) },
  sent: {
    tone: 'blue',
    label: msg({ message: 'In progress', comment: 'Status: sent, the tax authority has not decided' }),
  },
  accepted: { tone: 'green', label: msg({ message: 'Accepted', comment: 'Status: accepted by the tax authority' }) },
}

const coded: StatusAppearance = {
  tone: 'green',
  label: msg({ message: 'Code given', comment: 'Status: accepted, with the tax authority’s code on the invoice' }),
}

const none: StatusAppearance = {
  tone: 'amber',
  label: msg({ message: 'No status', comment: 'Status: the code means nothing to the product' }),
}

const noticed: Readonly<Record<string, StatusAppearance>> = {
  notified: {
    tone: 'green',
    label: msg({
      message: 'Accepted, error reported',
      comment: 'Status: the tax authority has received a notice that the invoice was made wrongly',
    }),
  },
  cancelled: {
    tone: 'red',
    label: msg({ message: 'Cancelled', comment: 'Status: a notice to the tax authority has cancelled the invoice' }),
  },
}

const corrected: StatusAppearance = {
  tone: 'amber',
  label: msg({
    message: 'Corrected, not issued',
    comment: 'Status: the tax authority refused it, and it has been changed since without being issued again',
  }),
}

interface Standing {
  readonly etax_status: string
  readonly serial_no: string
  readonly is_corrected: boolean
  readonly noticed: string
}

const appearanceOf = ({
  etax_status: code,
  serial_no: symbol,
  is_corrected: isCorrected,
  noticed: by,
}: Standing): StatusAppearance => {
  if (isCorrected) return corrected
  const said = noticed[by]
  if (said !== undefined) return said
  const status = readInvoiceStatus(code)
  if (status === null) return none
  return status === 'accepted' && hasCode(symbol) ? coded : statusAppearances[status]
}

/** What a row's status is called. */
export const statusLabelOf = (row: Standing): MessageDescriptor => appearanceOf(row).label

interface Props {
  /** `etax_status` */
  readonly status: string
  /** By which an accepted invoice has the authority's code or has none. */
  readonly symbol?: string
  /** `etax_rslt`: the tooltip of what was refused. */
  readonly message?: string
  readonly isCorrected?: boolean
  /** What a notice about it has brought. */
  readonly noticed?: string
}

/** Where an e-invoice stands with the tax authority. */
export const InvoiceStatusBadge = ({
  status,
  symbol = '',
  message = '',
  isCorrected = false,
  noticed: by = '',
}: Props) => (
  <DocumentStatusBadge
    appearance={appearanceOf({ etax_status: status, serial_no: symbol, is_corrected: isCorrected, noticed: by })}
    message={status === 'rejected' && !isCorrected ? message : ''}
    reasons={authorityReasons}
  />
)
