import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { Tone } from '../../ui/feedback/tone.tsx'
import type { RowId, RowState } from './judge/row.ts'

export const rowNames: Readonly<Record<RowId, MessageDescriptor>> = {
  permission: msg`The browser's permission`,
  agent: msg`Signing application`,
  token: msg`Token`,
  validity: msg`Validity of the certificate`,
  taxCode: msg`Tax code`,
  registered: msg`Registered in this product`,
  accepted: msg`Accepted by the tax authority`,
  hsm: msg`HSM`,
  remote: msg`Remote signature`,
  clock: msg`Clock of this computer`,
  session: msg`Your session`,
}

export const stateNames: Readonly<Record<RowState, MessageDescriptor>> = {
  ok: msg`In order`,
  warning: msg`Take note`,
  failed: msg`In the way`,
  unknown: msg`Not known`,
  checking: msg`Being checked`,
}

export const stateTones: Readonly<Record<RowState, Tone>> = {
  ok: 'green',
  warning: 'amber',
  failed: 'red',
  unknown: 'grey',
  checking: 'blue',
}
