import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { StatusBadge } from '../../ui/feedback/StatusBadge.tsx'
import { useAuthorityExplanations } from '../history/authorityReasons.ts'
import type { StatusAppearance } from './statusAppearance.ts'

interface Props {
  readonly appearance: StatusAppearance
  /** What the authority says of it, which becomes the tooltip; empty where nothing is to be shown. */
  readonly message?: string
  /** What is known of the codes in the message. */
  readonly reasons: Readonly<Record<string, MessageDescriptor>>
}

/** The status of a document, with the authority's words and what its codes mean. */
export const DocumentStatusBadge = ({ appearance: { tone, label }, message = '', reasons }: Props) => {
  const { i18n } = useLingui()
  const explanationsOf = useAuthorityExplanations(reasons)
  const tooltip = message === '' ? undefined : [message, ...explanationsOf(message)].join('\n')
  return <StatusBadge label={i18n._(label)} tone={tone} tooltip={tooltip} />
}
