import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../api/provider.tsx'
import type { TemplateKind } from '../../../domain/templates/codes.ts'
import { serialQuery } from '../queries.ts'
import { useSettled } from '../../../ui/useSettled.ts'
import { lookupDelay } from './lookupDelay.ts'

/** A serial number as it stands in a form. */
export interface TypedSerial {
  readonly kind: TemplateKind
  readonly formNumber: string
  /** The whole number, or empty while it is not complete. */
  readonly serial: string
  /** Empty for a new template. */
  readonly templateId: string
}

/** Whether another template has the serial number, as far as that is known before saving: the server decides (decision 0290). */
export const useSerialTaken = ({ kind, formNumber, serial, templateId }: TypedSerial): boolean => {
  const settled = useSettled(`${formNumber} ${serial}`, lookupDelay)
  const isAsked = serial !== '' && settled === `${formNumber} ${serial}`
  const { data } = useQuery({ ...serialQuery(useApi(), kind, formNumber, serial), enabled: isAsked })
  return isAsked && data?.some((id) => id !== templateId) === true
}
