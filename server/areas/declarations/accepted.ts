import { isOn } from '../../../src/domain/declaration/content.ts'
import { usageFlags } from '../../../src/domain/declaration/flags.ts'
import { certificateFormTypes } from '../../../src/domain/certificateCodes.ts'
import type { Accepted } from '../../inForce/inForce.ts'
import type { Declaration } from './store/declarations.ts'

/** What an acceptance of the declaration puts in force, at a moment in ISO 8601. */
export const acceptedOf = (
  { companyId, id, reference, content }: Pick<Declaration, 'companyId' | 'id' | 'reference' | 'content'>,
  at: string,
  cashRegisterCode = '',
): Accepted => ({
  companyId,
  form: content.decl_form_no,
  id,
  acceptedAt: at,
  reference,
  day: content.reg_date,
  usages: usageFlags.filter((flag) => isOn(content, flag)),
  serialNumbers: content.digital_signatures
    .filter(({ form_tp }) => form_tp !== certificateFormTypes.stop)
    .map(({ serial_no }) => serial_no),
  cashRegisterCode,
})
