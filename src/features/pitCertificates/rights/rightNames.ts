import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { pitPermissions } from '../../../domain/session.ts'

type PitPermission = Extract<(typeof pitPermissions)[number], `pit-certificate.${string}`>

/** What each right of e-PIT allows. */
export const rightNames: Readonly<Record<PitPermission, MessageDescriptor>> = {
  'pit-certificate.new': msg`Add PIT certificates`,
  'pit-certificate.make': msg`Make and sign their XML`,
  'pit-certificate.send': msg`Issue PIT certificates`,
  'pit-certificate.delete': msg`Delete drafts of PIT certificates`,
  'pit-certificate.amounts': msg`See income and tax`,
}
